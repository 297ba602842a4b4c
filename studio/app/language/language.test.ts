import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
})

/** The module as in a page that was just loaded. */
async function load() {
  vi.resetModules()
  return import('./language.ts')
}

test('a chosen language stays pending when the page is loaded again, until an account has it', async () => {
  const first = await load()
  expect([first.currentLanguage(), first.isLanguageChoicePending()]).toEqual(['zh', false])
  first.chooseLanguage('en')
  const second = await load()
  expect([second.currentLanguage(), second.isLanguageChoicePending()]).toEqual(['en', true])
  second.setAccountLanguage('en')
  expect(second.isLanguageChoicePending()).toBe(false)
  const third = await load()
  expect([third.currentLanguage(), third.isLanguageChoicePending()]).toEqual(['en', false])
})

test('without storage a choice lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { chooseLanguage, isLanguageChoicePending, currentLanguage } = await load()
  chooseLanguage('en')
  expect([currentLanguage(), isLanguageChoicePending()]).toEqual(['en', true])
  expect((await load()).currentLanguage()).toBe('zh')
})
