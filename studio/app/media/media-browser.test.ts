import { expect, it } from 'vitest'
import { withUploaded } from './media-browser.tsx'
import type { Medium } from './medium.ts'

it('adds an upload to what is chosen, and where one can be chosen leaves what was chosen meanwhile', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ id }) as Medium) as [Medium, Medium]
  expect(withUploaded([], a, false)).toEqual([a])
  expect(withUploaded([b], a, false)).toEqual([b])
  expect(withUploaded([b], a, true)).toEqual([b, a])
  expect(withUploaded([a, b], a, true)).toEqual([b, a])
})
