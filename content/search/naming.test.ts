import { expect, test } from 'vitest'
import { namesFor } from './naming.ts'
import { partsOf } from './question-parts.ts'

/** Whether a question names the page that editors put first for some words. */
const names = (question: string, bet: string) =>
  namesFor(partsOf(question, []), [], new Map([[bet, ['/page']]])).length > 0

test.each([
  ['which holiday jobs are left', 'holiday job'],
  ['when is the application deadline', 'application deadline'],
  ['jobs for engineers', 'engineer'],
  ["when is women's day", "women's day"],
  ['出租商铺的电话', '商铺出租'],
])('%s names what comes first for %s', (question, bet) => {
  expect(names(question, bet)).toBe(true)
})

test.each([
  ['respite holiday for carers', 'holiday job'],
  ['training for guides', 'ai training'],
  ["children's tickets", 'sports tickets'],
  ['kids free age', 'age limit'],
  ['食堂的电话', '举报电话'],
])('%s does not name what comes first for %s', (question, bet) => {
  expect(names(question, bet)).toBe(false)
})
