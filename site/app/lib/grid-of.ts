/**
 * The class of a grid of `count` cards. Three or nine stand in rows of three where two columns would leave a hole; the count
 * is known at the first card, so that a page that is still arriving has the columns of the whole.
 */
export const gridOf = (count: number): string => (count % 6 === 3 ? 'grid grid--threes' : 'grid')
