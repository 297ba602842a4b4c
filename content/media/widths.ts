/** The widths every picture is kept in, as far as it is that wide. Also part of the contract's addresses. */
export const widths = [320, 640, 960, 1280, 1920] as const

/** The widths of a picture; one smaller than the smallest is kept in its own. */
export function widthsOf(width: number): number[] {
  const fitting = widths.filter((each) => each <= width)
  return fitting.length > 0 ? fitting : [width]
}
