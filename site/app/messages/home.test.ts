import { languageCodes } from '@shanmen/contract/languages.ts'
import { expect, test } from 'vitest'
import { homeMessages } from './home.ts'
import { newsMessages } from './news.ts'

test.each(languageCodes)('the three columns of news are called as their pages are (%s)', (language) => {
  const { channels } = newsMessages[language]
  const { group, media, activity } = homeMessages[language]
  const names = [channels.group, channels.media, channels.activity]
  expect([group, media, activity].map((name) => name.toLowerCase())).toEqual(
    names.map((name) => name.toLowerCase()),
  )
})
