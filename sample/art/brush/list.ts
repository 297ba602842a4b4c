/** The element at `i`; running out of the list is a mistake of the painter, so it throws. */
export function at<T>(list: readonly T[], i: number): T {
  const found = list[i]
  if (found === undefined) throw new RangeError(`no element ${i} in a list of ${list.length}`)
  return found
}
