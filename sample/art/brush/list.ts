/** The element at `i`; throws when `i` is out of range. */
export function at<T>(list: readonly T[], i: number): T {
  const found = list[i]
  if (found === undefined) throw new RangeError(`no element ${i} in a list of ${list.length}`)
  return found
}
