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

it('compares long texts by line where too much differs, without standing still', () => {
  // Each line has its own characters, so that nothing but whole lines is equal.
  const line = (from: number) =>
    `${Array.from({ length: 40 }, (_, at) => String.fromCodePoint(0x4e00 + ((from * 40 + at) % 20_000))).join('')}\n`
  const lines = (from: number) => Array.from({ length: 100 }, (_, at) => line(from + at)).join('')
  expect(compareText(`${lines(0)}同一行\n${lines(200)}`, `${lines(100)}同一行\n${lines(300)}`)).toEqual([
    { kind: 'removed', text: lines(0) },
    { kind: 'added', text: lines(100) },
    { kind: 'same', text: '同一行\n' },
    { kind: 'removed', text: lines(200) },
    { kind: 'added', text: lines(300) },
  ])
  // Characters that end a line for the browser, but not here.
  const [one, two] = [0, 100].map((from) => lines(from).replaceAll('\n', '\u2028'))
  expect(compareText(`${one}一\n`, `${two}一\n`)).toEqual([
    { kind: 'removed', text: `${one}一\n` },
    { kind: 'added', text: `${two}一\n` },
  ])
  const [before, after] = ['一\n', '二\n'].map((each) => each.repeat(3000))
  expect(compareText(before ?? '', after ?? '')).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
})
