import { expect, test } from 'vitest'
import { parseSettings, type Settings } from '../config/settings.ts'
import { affectsResponses, diskFolder } from './open-cache.ts'

const info = { id: 'build', timestamp: 1 }
function folder(changes: Partial<Record<keyof Settings, string>> = {}, built = info) {
  const settings = parseSettings(changes)
  if (Array.isArray(settings)) throw new Error(settings.join())
  return diskFolder(settings, settings.PUBLIC_BASE_URL, { info: built })
}

const others = {
  ...{ PUBLIC_BASE_URL: 'https://a.test', API_HOST: 'https://b.test', FRONTEND_ID_HEADER: 'X-A' },
  ...{ FRONTEND_ID: 'other', LOCALE_COOKIE: 'other', BUILD_POLL_MS: '1000', AMAP_KEY: 'abcdefgh' },
  ...{ AMAP_SECURITY_CODE: 'abcdefgh', AMAP_CODE_IN_PAGE: 'on', PURGE_URL: 'https://cdn.test/', HSTS: 'off' },
}

test.each(Object.entries(others))('copies are not shared with another %s', (name, value) => {
  expect(folder({ [name]: value })).not.toBe(folder())
})

test('each setting that affects responses is tried above', () => {
  const named = Object.entries(affectsResponses).flatMap(([name, isShown]) => (isShown ? [name] : []))
  expect(Object.keys(others).sort()).toEqual(named.sort())
})

test.each([
  ['LOG_LEVEL', 'debug'],
  ['PORT', '4000'],
  ['STOP_DELAY_MS', '5000'],
  ['STORED_MB', '128'],
  ['RATE_PAGES', '10'],
  ['STUDIO', 'off'],
])('a start with another %s begins with the copies there are', (name, value) => {
  expect(folder({ [name]: value })).toBe(folder())
})

test('another build and another database have copies of their own, another password has not', () => {
  const here = folder({ DATABASE_URL: 'postgres://me:one@db.test/site' })
  expect(here).not.toBe(folder())
  expect(folder({ DATABASE_URL: 'postgres://you:two@db.test/site' })).toBe(here)
  expect(folder({ DATABASE_URL: 'postgres://me:one@db.test/other' })).not.toBe(here)
  expect(folder({}, { id: 'build', timestamp: 2 })).not.toBe(folder())
})
