import { expect, test } from 'vitest'
import { parseSettings } from '../config/settings.ts'
import { hstsOf, securityHeaders } from './security-headers.ts'

const header = (address: string, HSTS?: string) => {
  const settings = parseSettings({ HSTS })
  if (Array.isArray(settings)) throw new Error(settings.join())
  return securityHeaders(hstsOf(address, settings))['Strict-Transport-Security']
}

test('browsers are told to use https for this name alone, unless the setting says otherwise', () => {
  const all = 'max-age=63072000; includeSubDomains; preload'
  expect(header('https://site.example')).toBe('max-age=63072000')
  expect(header('https://site.example', all)).toBe(all)
  expect(header('https://site.example', 'off')).toBeUndefined()
  expect(header('http://site.example', all)).toBeUndefined()
  expect(() => header('https://site.example', 'preload')).toThrow('HSTS is "preload"')
})
