/** The places on the hand scroll in reading order: the id of each one's entry. `scroll/1…` is the picture of the first. */
export const scrollPlaces = [
  'tingxue',
  'danfeng',
  'yunjie',
  'zhuxi',
  'lanyu',
  'wanta',
  'heting',
  'hanxiang',
] as const
