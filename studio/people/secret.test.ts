import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPeople } from './people.ts'
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
