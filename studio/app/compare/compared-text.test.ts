import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareText } from './compared-text.tsx'

const shown = (before: string, after: string) =>
  compareText(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('')

it('compares Chinese by character and English by word', () => {
  expect(shown('集团召开年度大会', '集团召开年中大会')).toBe('集团召开年[-度][+中]大会')
  expect(shown('The group met in May', 'The group meets in May')).toBe('The group [-met][+meets] in May')
  expect(shown('参观Museum一号', '参观Museums一号')).toBe('参观[-Museum][+Museums]一号')
})

it('loses nothing of either text, emoji included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      const parts = compareText(before, after)
      const side = (other: string) => parts.filter((part) => part.kind !== other).map((part) => part.text)
      expect(side('added').join('')).toBe(before)
      expect(side('removed').join('')).toBe(after)
    }),
  )
})
