import { expect, test } from 'vitest'
import { wantsJson } from './errors.server.ts'

const asking = (accept?: string) =>
  wantsJson(new Request('https://lingshan.example/x', { headers: accept ? { Accept: accept } : {} }))

test('R175: only who asks for JSON and not for a page gets JSON', () => {
  expect(asking('application/json')).toBe(true)
  expect(asking('text/html,application/xhtml+xml,application/json;q=0.9')).toBe(false)
  expect(asking('*/*')).toBe(false)
  expect(asking()).toBe(false)
})
