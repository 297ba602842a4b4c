import { expect, test } from 'vitest'
import { checkGuards, everyPage, guardedPages, guardOf, guardPage } from './guards.ts'

test('an unknown name is refused with the text of the spec', () => {
  expect(() => guardOf('x')).toThrow("Unknown route middleware: 'x'.")
  expect(() => guardOf('toString')).toThrow("Unknown route middleware: 'toString'.")
  expect(() => checkGuards(['newestBuild', 'y'])).toThrow("Unknown route middleware: 'y'.")
  expect(() => checkGuards([...everyPage, ...Object.values(guardedPages).flat()])).not.toThrow()
})

test('a page without guards of its own is let through', async () => {
  await expect(guardPage({ url: new URL('https://a.example/en/member/scenic/x') })).resolves.toBeUndefined()
})
