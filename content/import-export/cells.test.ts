import { expect, test } from 'vitest'
import type { Field } from '../fields.ts'
import { valueIn } from './cells.ts'

const value = (type: 'flag' | 'date' | 'dateTime', cell: string) =>
  valueIn({ type, label: { zh: '', en: '' } } satisfies Field, cell)

test.each(['2026/5/1', '2026/05/01', '2026-5-1', '2026.5.1', '2026年5月1日', ' 2026-05-01 '])(
  'the day %s',
  (cell) => {
    expect(value('date', cell)).toBe('2026-05-01')
    expect(value('dateTime', cell)).toBe('2026-05-01')
  },
)

test.each([
  ['2026/5/1 9:30', '2026-05-01T09:30:00+08:00'],
  ['2026-05-01  09:30:15', '2026-05-01T09:30:15+08:00'],
  ['2026-05-01T09:30', '2026-05-01T09:30'],
])('the moment %s', (cell, stored) => {
  expect(value('dateTime', cell)).toBe(stored)
})

test.each(['TRUE', 'True', 'true'])('the flag %s', (cell) => expect(value('flag', cell)).toBe(true))
test.each(['FALSE', 'false'])('the flag %s', (cell) => expect(value('flag', cell)).toBe(false))

test('what is not certain stays the text it is, which validation refuses', () => {
  for (const cell of ['5/1/2026', '1/5/26', '26/5/1', '2026/5', 'May 1, 2026']) {
    expect(value('date', cell)).toBe(cell)
    expect(value('dateTime', `${cell} 9:30`)).toBe(`${cell} 9:30`)
  }
  for (const cell of ['yes', '1', 'TRUEE']) expect(value('flag', cell)).toBe(cell)
})

const field = { type: 'rich', label: { zh: '', en: '' } } as Field

test.each([
  ...[
    '这是*重要*的消息',
    '*重要*的消息',
    '详见*Shanmen*指南',
    '见**附件**',
    '***甲***',
    '请***务必看清***条款',
  ],
  ...[
    '甲<o:p></o:p>',
    '[b]重要[/b]',
    '[url=https://site.test]见此[/url]',
    '标题\n===\n正文',
    '标题\r\n---\r\n正文',
  ],
])('%j is formatted, so it stays a text that validation refuses', (cell) => {
  expect(valueIn(field, cell)).toBe(cell)
})

test.each([
  '长*宽*高',
  '5米*3米*2米',
  '王*明、李*华',
  '2*3*4',
  'a*b*c',
  '卡号***1234***',
  '[甲]方与[乙]方',
  '甲 --- 乙',
  'x:y < a:b',
])('%s is plain text', (cell) => {
  expect(valueIn(field, cell)).toMatchObject({ type: 'doc' })
})

test.each([
  '**a ',
  '***a ',
  '<a:b ',
  '__a ',
  '~~a ',
  '[',
  '[a',
  '[a](',
  '*a ',
  '`a',
  '<p ',
  '&#1',
  '|a',
  '\n \n',
  '\n- ',
])('a million characters of %j are read at once', (unit) => {
  const begin = performance.now()
  valueIn(field, unit.repeat(1_000_000 / unit.length))
  expect(performance.now() - begin).toBeLessThan(2_000)
})
