import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { origin, password, serveStudio } from '../testing/serve-studio.ts'
import { codeOf } from '../testing/totp.ts'
import { openPeople } from './people.ts'
import { forgetRecordedSecret } from './recorded-key.ts'
import { readSecret } from './sign-in.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the key is made once, also by two processes at a time, for its owner only', async () => {
  const folder = await newFolder()
  const keys = await Promise.all([readSecret(folder), readSecret(folder), readSecret(folder)])
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{48}$/)
  expect((await stat(join(folder, 'studio.key'))).mode & 0o777).toBe(0o600)
  expect(await readSecret(folder)).toBe(keys[0])
})

test.each(['', '\n', 'short', '\0'.repeat(49)])(
  'a key that is empty or cut off (%j) is refused with what to do, and not replaced',
  async (text) => {
    const folder = await newFolder()
    const file = join(folder, 'studio.key')
    await writeFile(file, text)
    await expect(openPeople({ dataDir: folder }, 'http://studio.test')).rejects.toThrow(
      /studio\.key is damaged\. Put its backup back/,
    )
    expect(await readFile(file, 'utf8')).toBe(text)
  },
)

test.each(['missing', 'empty'])(
  'accounts that are %s beside their key are refused, and are not replaced by none',
  async (state) => {
    const folder = await newFolder()
    const url = 'http://studio.test'
    const people = await openPeople({ dataDir: folder }, url)
    await people.close()
    const file = join(folder, 'people.sqlite')
    await rename(file, `${file}.away`)
    if (state === 'empty') await writeFile(file, '')
    const lost =
      /people\.sqlite is missing or empty, but studio\.key .+ Put the backup of people\.sqlite in its place; without one/
    await expect(openPeople({ dataDir: folder }, url)).rejects.toThrow(lost)
    expect(await stat(file).catch(() => undefined)).toEqual(
      state === 'empty' ? expect.objectContaining({ size: 0 }) : undefined,
    )
    await rename(`${file}.away`, file)
    await (await openPeople({ dataDir: folder }, url)).close()
  },
)

test('the key of another installation is refused; once its own is given up, people sign in and set up the second factor again', async () => {
  const dataDir = await newFolder()
  const { personWith, people } = await serveStudio({ people: await openPeople({ dataDir }, origin) })
  const { call, email } = await personWith({ roles: ['editor'] })
  const { secret } = await call('startSecondFactor', { password })
  await call('confirmSecondFactor', { code: codeOf(secret) })
  await people.close()

  const other = await newFolder()
  await readSecret(other)
  await rename(join(other, 'studio.key'), join(dataDir, 'studio.key'))
  await expect(openPeople({ dataDir }, origin)).rejects.toThrow(
    /studio\.key is another installation's.*--new-key/,
  )
  await rm(join(dataDir, 'studio.key'))
  await expect(openPeople({ dataDir }, origin)).rejects.toThrow(/studio\.key is missing.*--new-key/)

  await forgetRecordedSecret({ dataDir })
  const { browser } = await serveStudio({ people: await openPeople({ dataDir }, origin) })
  const again = browser()
  expect(await again.call('signIn', { email, password })).toEqual({ state: 'signedIn' })
  expect((await again.call('session', {})).me).toMatchObject({ secondFactor: false })
})
