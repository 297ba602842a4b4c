import { beforeEach, expect, test, vi } from 'vitest'
import { storeChoice, storedLanguage, storeLanguage } from './cookies.ts'

let written: string[]
let jar: string

beforeEach(() => {
  written = []
  jar = ''
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return jar
    },
    set cookie(value: string) {
      written.push(value)
      jar = value.split(';')[0] ?? ''
    },
  })
})

test('the language of the page is stored for a year, for the whole site, same-site lax', () => {
  storeLanguage('en')
  expect(written).toEqual(['webLang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
  expect(storedLanguage()).toBe('en')
})

test('it is written only when it differs', () => {
  jar = 'other=1; webLang=zh'
  storeLanguage('zh')
  expect(written).toEqual([])
})

test('an unknown value counts as none', () => {
  jar = 'webLang=fr'
  expect(storedLanguage()).toBeUndefined()
})

test('the choice goes into the cookie the settings name', () => {
  vi.stubGlobal('location', { protocol: 'http:' })
  storeChoice('i18n_redirected', 'en')
  expect(written).toEqual(['i18n_redirected=en; Path=/; Max-Age=31536000; SameSite=Lax'])
})
