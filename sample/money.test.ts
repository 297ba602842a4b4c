import { expect, test } from 'vitest'
import { dayFrom } from './day.ts'
import { allEntries } from './entries.ts'

/** Of `both` fields the language that is read. */
const writtenIn = (language: 'zh' | 'en') =>
  allEntries(dayFrom(new Date())).map((entry) =>
    JSON.stringify([entry.shared, entry[language]], (key, value) =>
      key === (language === 'zh' ? 'en' : 'zh') ? undefined : value,
    ),
  )

test('an amount of money has one form: RMB 60 on one line in English, 60 元 in Chinese', () => {
  const others = { en: /.{9}(?:¥|\d yuan|RMB \d).{9}/g, zh: /.{9}(?:[¥￥]|RMB|元 \/).{9}/g }
  for (const language of ['en', 'zh'] as const)
    expect(writtenIn(language).flatMap((text) => text.match(others[language]) ?? [])).toEqual([])
})
