import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseSettings, settings, wantsSample } from './settings.ts'

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'))

test('.env.example has every setting, no other, and works unedited as the defaults', () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(settings.shape).sort())
  expect(parseSettings(example)).toEqual(parseSettings({}))
})

test('every setting has a hint for the message about an invalid value', () => {
  for (const [name, schema] of Object.entries(settings.shape))
    expect(schema.meta()?.hint, name).toBeTypeOf('string')
})

test('an empty value means the default', () => {
  expect(parseSettings({ PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 3000, LOG_LEVEL: 'info' })
})

test.each([
  [{}, true],
  [{ PUBLIC_BASE_URL: 'https://www.site.test' }, false],
  [{ PUBLIC_BASE_URL: 'https://www.site.test', SAMPLE: 'on' }, true],
  [{ SAMPLE: 'off' }, false],
])('new data with %o is the demonstration: %s', (values, expected) => {
  const read = parseSettings(values)
  if (Array.isArray(read)) throw new Error(read.join())
  expect(wantsSample(read)).toBe(expected)
})

test.each([
  ['https://Studio.Example.com', 'https://studio.example.com'],
  ['HTTPS://studio.example.com:443', 'https://studio.example.com'],
  ['http://studio.example.com:80', 'http://studio.example.com'],
  ['https://studio.example.com:8443', 'https://studio.example.com:8443'],
  ['https://管理.example.com', 'https://xn--8ey35n.example.com'],
])('the address %s is read as browsers name it', (address, origin) => {
  for (const name of ['PUBLIC_BASE_URL', 'STUDIO_BASE_URL', 'S3_ENDPOINT'])
    expect(parseSettings({ [name]: address })).toMatchObject({ [name]: origin })
})

test('domains with a language are read as a map', () => {
  const read = parseSettings({ DOMAIN_DEFAULT_LOCALE: 'EN.Test=en,zh.test:8080=zh' })
  expect(read).toMatchObject({
    DOMAIN_DEFAULT_LOCALE: new Map([
      ['en.test', 'en'],
      ['zh.test:8080', 'zh'],
    ]),
  })
})

test('proxies are named with spaces between, too', () => {
  const { TRUST_PROXY: proxies } = settings.parse({ TRUST_PROXY: 'loopback, private' })
  expect(proxies.check('10.0.0.1')).toBe(true)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PUBLIC_BASE_URL', 'www.example.com'],
  ['PUBLIC_BASE_URL', 'https://www.example.com/site'],
  ['API_HOST', 'ftp://x'],
  ['DOMAIN_DEFAULT_LOCALE', 'en.test=fr'],
  ['DOMAIN_DEFAULT_LOCALE', 'en.test'],
  ['LOCALE_COOKIE', 'a b'],
  ['LOCALE_COOKIE', 'preview_language'],
  ['LOCALE_COOKIE', '__Host-Preview'],
  ['LOCALE_COOKIE', 'view'],
  ['PURGE_METHOD', 'TRACE'],
  ['FRONTEND_ID_HEADER', 'X Id'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'constructor'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/9'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', 'loopback,::/0'],
  ['HEALTH_PORT', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['AMAP_KEY', 'a key'],
  ['AMAP_CODE_IN_PAGE', 'yes'],
  ['RATE_API', '0'],
  ['BACKUP_EVERY', '0'],
  ['BACKUP_KEEP', 'for ever'],
  ['MEDIA_URL', 's3:/bucket'],
  ['MEDIA_URL', 's3:bucket'],
  ['SITE_BUILD_DIR', '/elsewhere/build'],
  ['SITE_BUILD_DIR', '../build'],
  ['SITE_BUILD_DIR', '.'],
])('%s=%s is refused in one line that says what to write', (name, value) => {
  const lines = parseSettings({ [name]: value })
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${name} is ".*"\\. Set it in \\.env or the environment to .+\\.$`)),
  ])
})

test.each([
  ['DATABASE_URL', 'mysql://user:hunter2@host/database'],
  ['DATABASE_URL', 'hunter2'],
  ['PUBLIC_BASE_URL', 'https://user:hunter2@www.example.com'],
  ['API_HOST', 'https://user:hunter2@api.example.com'],
  ['AMAP_SECURITY_CODE', 'hunter2-'],
])('%s=%s is refused without showing its password', (name, value) => {
  const lines = parseSettings({ [name]: value })
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^${name} cannot be used\\. Set it in \\.env or the environment to .+\\.$`),
    ),
  ])
  expect(String(lines)).not.toContain('hunter2')
})

test('the message about a number names its range', () => {
  expect(parseSettings({ RATE_API: '0' })).toEqual([expect.stringContaining('from 1 to 1000000')])
})

test.each(['DATA_DIR', 'BACKUP_DIR', 'MEDIA_URL'])(
  '%s with what a shell would have taken away names no folder',
  (name) => {
    for (const value of ['"/srv/data"', "'/srv/data'", ' /srv/data', '/srv/data ', '~/data', '~'])
      expect(parseSettings({ [name]: value }), value).toEqual([expect.stringMatching(`^${name} `)])
    for (const value of ['/srv/data/', 'data', '/srv/my data', '/srv/~data', 'C:\\data'])
      expect(parseSettings({ [name]: value }), value).toMatchObject({ [name]: value })
  },
)
