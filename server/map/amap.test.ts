import { pino } from 'pino'
import { expect, test } from 'vitest'
import { parseSettings } from '../config/settings.ts'
import { amap, offersAmap } from './amap.ts'

const key = 'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6'
const code = 'c0dec0dec0dec0dec0dec0dec0dec0de'

function appWith(values: Record<string, string>) {
  const settings = parseSettings(values)
  if (Array.isArray(settings)) throw new Error(settings.join())
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  return { app: amap(settings, log), offered: offersAmap(settings), lines }
}

test('without a key nothing of AMap is there, and nothing is said', async () => {
  const { app, offered, lines } = appWith({})
  expect([offered, (await app.request('/_map/amap')).status, lines]).toEqual([false, 404, []])
})

test('a key without its code is logged, and AMap is not offered', async () => {
  const { app, offered, lines } = appWith({ AMAP_KEY: key })
  expect([offered, (await app.request('/_map/amap')).status]).toEqual([false, 404])
  expect(lines.join()).toContain('AMAP_KEY is set without AMAP_SECURITY_CODE')
})

test('the document holds the key, not the code, and cannot be left by it', async () => {
  const { app, offered, lines } = appWith({ AMAP_KEY: key, AMAP_SECURITY_CODE: code })
  const html = await (await app.request('/_map/amap')).text()
  expect([offered, lines]).toEqual([true, []])
  expect(html).toContain(`{"key":"${key}"}`)
  expect(html).not.toContain(code)
})

test('in development the code may be in the page, which is logged, and the proxy is off', async () => {
  const { app, lines } = appWith({ AMAP_KEY: key, AMAP_SECURITY_CODE: code, AMAP_CODE_IN_PAGE: 'on' })
  const page = await app.request('/_map/amap')
  expect(await page.text()).toContain(`"code":"${code}"`)
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect((await app.request('/_AMapService/v3/direction/walking')).status).toBe(404)
  expect(lines.join()).toContain('AMAP_CODE_IN_PAGE is on')
})
