import { expect, it } from 'vitest'
import { withUploaded } from './media-browser.tsx'
import type { Medium } from './medium.ts'

it('adds an upload to what is chosen, and where one can be chosen leaves what was chosen meanwhile', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ id }) as Medium) as [Medium, Medium]
  const begun = [b]
  expect(withUploaded({ now: begun, begun }, a, false)).toEqual([a])
  expect(withUploaded({ now: [b], begun: [] }, a, false)).toEqual([b])
  expect(withUploaded({ now: [b], begun }, a, true)).toEqual([b, a])
  expect(withUploaded({ now: [a, b], begun }, a, true)).toEqual([b, a])
})
