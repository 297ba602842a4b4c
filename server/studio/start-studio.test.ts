import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@shanmen/content/open.ts'
import { booleanIn, createPerson } from '@shanmen/studio/people/accounts.ts'
import { openPeople } from '@shanmen/studio/people/people.ts'
import { expect, onTestFinished, test } from 'vitest'
import { runStart } from '../../scripts/started-program.ts'
import { announceReset } from './start-studio.ts'

const data = join(tmpdir(), `shanmen-never-${process.pid}`)

test('a taken port of the studio: one line, exit code 1, and nothing is created', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const settings = { DATA_DIR: data, STUDIO: 'alone', STUDIO_PORT: String(port) }
  const { code, output } = await runStart(settings).ended
  other.close()
  expect([code, output]).toEqual([
    1,
    `Port ${port} is already in use. Stop what uses it, or choose another: STUDIO_PORT=${port + 1} npm start\n`,
  ])
  expect(existsSync(data)).toBe(false)
})

test('a data folder in which no lock can be made, as on a full disk: one line says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-no-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await (await openContent({ dataDir: folder })).close()
  await mkdir(join(folder, '.preparing-people'))
  const { code, output } = await runStart({ DATA_DIR: folder }, 'set-up-link').ended
  expect([code, output]).toEqual([1, expect.stringMatching(/^\S+ cannot be opened: .+\n$/)])
})

test('no link is made for an account that is switched off: it would open the account once it is on again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-switched-off-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const people = await openPeople({ dataDir: folder }, 'http://studio.test')
  onTestFinished(() => people.close())
  const email = 'lin@group.example'
  await createPerson(people, { email, name: 'Lin', roles: ['editor'], sections: null, languages: null })
  await people.database
    .updateTable('person')
    .set({ active: booleanIn(people, false) })
    .execute()
  await expect(announceReset(people, email)).rejects.toThrow(/switched off/)
  expect(await people.database.selectFrom('person_link').select('hash').execute()).toEqual([])
})

test.each([
  [{ STUDIO: 'on', PORT: '3000', STUDIO_PORT: '3000' }, /^PORT and STUDIO_PORT are both 3000\. .+\n$/],
  [{ STUDIO: 'alone', API_HOST: 'https://api.example' }, /^API_HOST names another backend, .+\n$/],
  [{ HEALTH_PORT: '3000', PORT: '3000' }, /^HEALTH_PORT is 3000, like PORT\. .+\n$/],
  [
    { PUBLIC_BASE_URL: 'https://a.example', STUDIO_BASE_URL: 'https://a.example' },
    /^PUBLIC_BASE_URL and STUDIO_BASE_URL are both .+\n$/,
  ],
  [
    { PUBLIC_BASE_URL: 'https://a.example', STUDIO_BASE_URL: 'https://A.example:443' },
    /^PUBLIC_BASE_URL and STUDIO_BASE_URL are both .+\n$/,
  ],
  [{ DATA_DIR: 'site/build/data' }, /^DATA_DIR is inside SITE_BUILD_DIR, and the next build would .+\n$/],
  [{ BACKUP_DIR: 'studio/build' }, /^BACKUP_DIR is inside STUDIO_BUILD_DIR, and the next build would .+\n$/],
  [{ PURGE_METHOD: 'GET', PURGE_BODY: '{}' }, /^PURGE_BODY is set, but a GET request has no body\. .+\n$/],
  [{ STUDIO_BUILD_DIR: 'site/build' }, /^SITE_BUILD_DIR and STUDIO_BUILD_DIR are the same folder, .+\n$/],
  [{ DATABASE_PASSWORD_FILE: '/run/secret' }, /^DATABASE_PASSWORD_FILE is set, but .+\n$/],
  [{ STUDIO: 'sometimes' }, /^STUDIO is "sometimes"\. Set it in .+ on, off, alone\.\n$/],
])('settings that contradict each other are named in one line: %o', async (settings, line) => {
  const { code, output } = await runStart({ DATA_DIR: data, ...settings }).ended
  expect([code, output]).toEqual([1, expect.stringMatching(line)])
  expect(existsSync(data)).toBe(false)
})
