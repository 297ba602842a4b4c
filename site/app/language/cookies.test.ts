import { beforeEach, expect, test, vi } from 'vitest'
import { storeChoice, storedLanguage, storeLanguage } from './cookies.ts'

let written: string[]
let jar: string
let referrer: string

beforeEach(() => {
  written = []
  jar = ''
  vi.stubGlobal('location', { protocol: 'https:', origin: 'https://site.example' })
  referrer = ''
  vi.stubGlobal('document', {
    get referrer() {
      return referrer
    },
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
  storeLanguage('en', 'chosen')
  expect(written).toEqual(['webLang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'])
  expect(storedLanguage()).toBe('en')
})

test('it is written only when it differs', () => {
  jar = 'other=1; webLang=zh'
  storeLanguage('zh', 'chosen')
  expect(written).toEqual([])
})

test.each([
  ['https://site.example/member?a=1', ['webLang=en', 'chosen=en']],
  ['https://site.example/en/member', ['webLang=en']],
  ['https://site.example.org/', ['webLang=en']],
  ['', ['webLang=en']],
])('the first English page, reached from "%s"', (from, expected) => {
  referrer = from
  storeLanguage('en', 'chosen')
  expect(written.map((cookie) => cookie.split(';')[0])).toEqual(expected)
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
