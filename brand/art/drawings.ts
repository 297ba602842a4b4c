/** Above the words that a list is empty: lines on 140 × 60 in the colour of these words. */
export const emptyDrawing =
  'M4 52C22 44 30 20 46 12c10 8 14 22 24 26 8-8 12-14 20-18 14 10 22 26 46 32M119 14a7 7 0 1 1-14 0 7 7 0 1 1 14 0z'
