import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})

/** The module as a page has it that was just loaded. */
async function load() {
  vi.resetModules()
  return import('./language.ts')
}

test('a language that was chosen stays a wish when the page is loaded again, until an account has it', async () => {
  const first = await load()
  expect([first.languageNow(), first.isWished()]).toEqual(['zh', false])
  first.chooseLanguage('en')
  const second = await load()
  expect([second.languageNow(), second.isWished()]).toEqual(['en', true])
  second.followAccount('en')
  expect(second.isWished()).toBe(false)
  const third = await load()
  expect([third.languageNow(), third.isWished()]).toEqual(['en', false])
})

test('where nothing can be kept a choice lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { chooseLanguage, isWished, languageNow } = await load()
  chooseLanguage('en')
  expect([languageNow(), isWished()]).toEqual(['en', true])
  expect((await load()).languageNow()).toBe('zh')
})
