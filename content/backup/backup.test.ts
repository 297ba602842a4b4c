import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { verifyChains } from '../chain.ts'
import { checkContent } from '../integrity/check.ts'
import { addFile } from '../media/add-file.ts'
import { acceptUpload, pathOfUpload, reserveUpload } from '../media/upload-queue.ts'
import { type Content, openContent } from '../open.ts'
import { news, put } from '../testing/fixtures.ts'
import { drawnPdf } from '../testing/pdf.ts'
import { hashFile } from './hashed-file.ts'
import { makeBackup } from './make-backup.ts'
import {
  listBackups,
  mediaFilesOf,
  readManifest,
  readMediaList,
  storedFile,
  writeManifest,
} from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const content = await openContent({ dataDir })
  onTestFinished(content.close)
  // The accounts' key, and so their database, as the studio makes both.
  await writeFile(join(dataDir, 'studio.key'), 'secret', { mode: 0o600 })
  const accounts = new DatabaseSync(join(dataDir, 'people.sqlite'))
  accounts.exec('create table person(id text)')
  accounts.close()
  await chmod(join(dataDir, 'people.sqlite'), 0o600)
  await content.media.put('media/m1/480.webp', Buffer.from('a picture'))
  const backupDir = join(folder, 'backups')
  const backUp = () => makeBackup({ dataDir, backupDir, days: 30, program: '1.0.0' })
  const restore = (backup: string, to = join(folder, randomUUID())) =>
    restoreBackup({ backup, to: { dataDir: to } }).then((restored) => ({ ...restored, to }))
  return { folder, dataDir, content, backupDir, backUp, restore }
}

const titlesOf = async ({ read }: Pick<Content, 'read'>) =>
  (await read.selectFrom('entry').select('title_zh').orderBy('n').execute()).map(({ title_zh }) => title_zh)

async function opened(dataDir: string): Promise<Content> {
  const content = await openContent({ dataDir })
  onTestFinished(content.close)
  return content
}

test('what is saved before a backup is restored from it, with media and keys, and its history verifies', async () => {
  const { content, backUp, restore } = await setUp()
  await put(content, 'news', news({ zh: '一' }))
  const backup = await backUp()
  await put(content, 'news', news({ zh: '二' }))
  const { to, manifest, findings } = await restore(backup.folder)
  expect(findings).toEqual([])
  expect(manifest.rows).toMatchObject({ entry: 1, revision: 1, publication: 1 })
  expect(await readFile(join(to, 'studio.key'), 'utf8')).toBe('secret')
  expect(await readFile(join(to, 'media/m1/480.webp'), 'utf8')).toBe('a picture')
  const restored = await opened(to)
  expect(await titlesOf(restored)).toEqual(['一'])
  expect((await verifyChains(restored)).breaks).toEqual([])
  expect((await readdir(to)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a backup is made while others write: no step is in it by half', async () => {
  const { content, backUp, restore } = await setUp()
  let writing = true
  const saved: string[] = []
  const writer = (async () => {
    for (let no = 0; writing; no += 1) {
      await put(content, 'news', news({ zh: `第 ${no} 篇` }))
      saved.push(`第 ${no} 篇`)
      // Queries of SQLite leave no time to anything else.
      await setImmediate()
    }
  })()
  await expect.poll(() => saved.length).toBeGreaterThan(3)
  const before = [...saved]
  const backup = await backUp()
  writing = false
  await writer
  const restored = await opened((await restore(backup.folder)).to)
  expect((await titlesOf(restored)).slice(0, before.length)).toEqual(before)
})

test('a backup without the key of its accounts is reported; a key that is a link is in it', async () => {
  const { folder, dataDir, backUp } = await setUp()
  const [key, elsewhere] = [join(dataDir, 'studio.key'), join(folder, 'studio.key')]
  await rename(key, elsewhere)
  expect((await backUp()).problem).toBe(undefined)
  const accounts = new DatabaseSync(join(dataDir, 'people.sqlite'))
  accounts.exec(
    "create table person_key(id integer, fingerprint text); insert into person_key values (1, 'a')",
  )
  accounts.close()
  expect((await backUp()).problem).toMatch(/^without studio\.key/)
  await symlink(elsewhere, key)
  const backup = await backUp()
  expect(backup.problem).toBe(undefined)
  expect(await readFile(join(backup.folder, 'studio.key'), 'utf8')).toBe('secret')
})

test('no backup is made while the media beside the database are not its own', async () => {
  const { content, dataDir, backUp, backupDir } = await setUp()
  await content.write.insertInto('installation').values({ id: 'own' }).execute()
  await expect(backUp()).rejects.toThrow(/^No backup was made\. .+ is not where the media/)
  await writeFile(join(dataDir, 'installation'), 'other')
  await expect(backUp()).rejects.toThrow(/holds the media of another installation/)
  expect(await listBackups(backupDir)).toEqual([])
  await writeFile(join(dataDir, 'installation'), 'own')
  await backUp()
})

test('media are stored once: a second backup copies only what is new', async () => {
  const { content, backUp, restore, backupDir } = await setUp()
  await backUp()
  const count = async () =>
    (await readdir(join(backupDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    ).length
  const first = await count()
  await backUp()
  expect(await count()).toBe(first)
  await content.media.put('media/m2/480.webp', Buffer.from('a picture'))
  const third = await backUp()
  // The list only: the bytes are there already.
  expect(await count()).toBe(first + 1)
  expect(await readdir(join((await restore(third.folder)).to, 'media'))).toEqual(['m1', 'm2'])
})

test('a stored file that was damaged or lost is found by its hash, and stored again when its size differs', async () => {
  const { backUp, restore, folder } = await setUp()
  const backup = await backUp()
  const [file] = await readMediaList(backup.folder, await readManifest(backup.folder))
  const place = storedFile(mediaFilesOf(backup.folder), file?.sha256 ?? '')
  await writeFile(place, 'A picture')
  await expect(restore(backup.folder, join(folder, 'to'))).rejects.toThrow(/is not what was backed up/)
  expect(await readdir(folder)).toEqual(['backups', 'data'])
  await truncate(place, 3)
  await restore((await backUp()).folder)
})

test('a medium that is damaged or gone in the backup is left out where that is asked for, and reported', async () => {
  const { folder, content, backUp } = await setUp()
  const bytes = drawnPdf([{ content: '' }])
  const id = await addFile(content, 'a', { name: 'a.pdf', bytes, title: { zh: '一', en: 'One' } })
  await put(content, 'news', news({ zh: '一' }))
  const { folder: backup } = await backUp()
  const path = `media/${id}/a.pdf`
  const list = await readMediaList(backup, await readManifest(backup))
  const place = storedFile(mediaFilesOf(backup), list.find((file) => file.path === path)?.sha256 ?? '')
  await writeFile(place, bytes.with(40, 0))
  const restore = (name: string, withFindings: boolean) =>
    restoreBackup({
      ...{ backup, withFindings },
      to: { dataDir: join(folder, name), ...(name === 'b' && { media: { folder: join(folder, 'store') } }) },
    })
  await expect(restore('a', false)).rejects.toThrow(`${place} is not what was backed up`)
  expect((await restore('a', true)).findings).toEqual([{ code: 'file', count: 1, where: [path] }])
  expect(await titlesOf(await opened(join(folder, 'a')))).toEqual(['一'])
  expect(existsSync(join(folder, 'a', path))).toBe(false)
  await rm(place)
  expect((await restore('b', true)).findings).toEqual([{ code: 'file', count: 1, where: [path] }])
  await backUp()
  expect((await restore('c', false)).findings).toEqual([])
})

test.each(['content.sqlite', 'anchor.jsonl', 'manifest.json'])(
  'a backup whose %s was changed is refused, and the place is empty as before',
  async (name) => {
    const { content, backUp, restore, folder } = await setUp()
    await put(content, 'news', news())
    const backup = await backUp()
    const file = join(backup.folder, name)
    const bytes = await readFile(file)
    const at = bytes.lastIndexOf('1')
    bytes[at] = '2'.charCodeAt(0)
    await writeFile(file, bytes)
    const to = join(folder, 'to')
    await mkdir(to)
    await expect(restore(backup.folder, to)).rejects.toThrow(/restore another backup/)
    expect(await readdir(to)).toEqual([])
  },
)

test('files of others in the data folder are not backed up, and stop neither a backup nor its restore', async () => {
  const { dataDir, content, backUp, restore } = await setUp()
  await put(content, 'news', news())
  for (const name of ['content-old.sqlite', 'manifest.json', 'a\\b', 'studio.key.of-a-start'])
    await writeFile(join(dataDir, name), 'of another')
  const backup = await backUp()
  expect((await readdir(backup.folder)).sort()).toEqual([
    ...['anchor.jsonl', 'content.sqlite', 'manifest.json', 'people.sqlite', 'studio.key'],
  ])
  expect((await restore(backup.folder)).findings).toEqual([])
})

test('a backup of an earlier release that has files of others is restored with them', async () => {
  const { dataDir, content, backUp, restore } = await setUp()
  await put(content, 'news', news({ zh: '一' }))
  const { folder } = await backUp()
  const path = 'content-old.sqlite'
  await cp(join(dataDir, 'people.sqlite'), join(folder, path))
  const other = { path, ...(await hashFile(join(folder, path))) }
  const manifest = await readManifest(folder)
  await rm(join(folder, 'manifest.json'))
  await writeManifest(folder, { ...manifest, files: [other, ...manifest.files] })
  const { to } = await restore(folder)
  expect(await titlesOf(await opened(to))).toEqual(['一'])
  expect(await readdir(to)).toContain(path)
})

test('a place that holds anything is refused and left as it is', async () => {
  const { backUp, restore, folder } = await setUp()
  const backup = await backUp()
  const to = join(folder, 'to')
  await mkdir(to)
  await writeFile(join(to, 'mine'), '')
  await expect(restore(backup.folder, to)).rejects.toThrow(/is not empty \(mine\).*Nothing was changed/)
  expect(await readdir(to)).toEqual(['mine'])
})

test('what a killed restore has left is replaced by the next one', async () => {
  const { backUp, restore, folder } = await setUp()
  const backup = await backUp()
  const to = join(folder, 'to')
  await mkdir(join(to, '.restoring/media'), { recursive: true })
  await mkdir(join(to, 'originals'))
  await writeFile(join(to, 'studio.key'), 'half')
  await restore(backup.folder, to)
  expect(await readFile(join(to, 'studio.key'), 'utf8')).toBe('secret')
})

test('a restore that was killed while it moved its files into their place is run again', async () => {
  const { backUp, restore, folder } = await setUp()
  const { folder: backup } = await backUp()
  const to = join(folder, 'to')
  // Its record and the key of that are in no backup of an installation that was never restored.
  await restoreBackup({ backup, to: { dataDir: to }, by: 'a' })
  await mkdir(join(to, '.restoring'))
  await rename(join(to, 'content.sqlite'), join(to, '.restoring/content.sqlite'))
  await restore(backup, to)
  expect((await checkContent(await opened(to))).map(({ code }) => code)).toEqual([])
})

test('an empty folder of media inside the data folder, as a killed restore leaves it, is no obstacle', async () => {
  const { folder, backUp } = await setUp()
  const { folder: backup } = await backUp()
  const to = { dataDir: join(folder, 'to'), media: { folder: join(folder, 'to/files') } }
  await mkdir(join(to.media.folder, 'media'), { recursive: true })
  await restoreBackup({ backup, to })
  expect(await readFile(join(to.media.folder, 'media/m1/480.webp'), 'utf8')).toBe('a picture')
})

test('a killed restore is removed from the store that it wrote to, and from no other one that is named by then', async () => {
  const { folder, content, backUp } = await setUp()
  await put(content, 'news', news())
  const { folder: backup } = await backUp()
  const dataDir = join(folder, 'to')
  const [first, other] = [join(folder, 'first'), join(folder, 'other')]
  const restoreTo = (store: string, onStep?: () => void) =>
    restoreBackup({ backup, to: { dataDir, media: { folder: store } }, onStep })
  // What is there at the moment of a kill is put back after the restore has removed it.
  const at = (name: string) => join(folder, 'at the kill', name)
  const failed = restoreTo(first, () => {
    if (!existsSync(join(first, 'media'))) return
    for (const name of ['to', 'first']) cpSync(join(folder, name), at(name), { recursive: true })
    throw new Error('killed')
  })
  await expect(failed).rejects.toThrow()
  for (const name of ['to', 'first']) {
    await rm(join(folder, name), { recursive: true, force: true })
    await cp(at(name), join(folder, name), { recursive: true })
  }

  await mkdir(join(other, 'media/m2'), { recursive: true })
  await writeFile(join(other, 'media/m2/480.webp'), 'a picture in use')
  await expect(restoreTo(other)).rejects.toThrow(/holds media: restore into an empty MEDIA_URL/)
  expect(await readFile(join(other, 'media/m2/480.webp'), 'utf8')).toBe('a picture in use')

  await cp(at('to'), dataDir, { recursive: true })
  await restoreTo(first)
  expect(await readFile(join(first, 'media/m1/480.webp'), 'utf8')).toBe('a picture')
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('an interrupted backup is never offered, and the next one removes it', async () => {
  const { backUp, backupDir } = await setUp()
  const { name, folder } = await backUp()
  await cp(folder, join(backupDir, '.2026-01-01T00-00-00-000Z.part'), { recursive: true })
  expect((await listBackups(backupDir)).map((one) => one.name)).toEqual([name])
  await backUp()
  expect((await readdir(backupDir)).filter((one) => one.endsWith('.part'))).toEqual([])
  expect(await listBackups(backupDir)).toHaveLength(2)
})

async function acceptFile(content: Content): Promise<string> {
  const key = (await reserveUpload(content, 'a', 'a.pdf')) ?? ''
  await content.media.put(pathOfUpload(key), Buffer.from('bytes'))
  const sha256 = createHash('sha256').update('bytes').digest('hex')
  await acceptUpload(content, key, { sha256, bytes: 5 })
  return key
}

test('an upload that was accepted is in the backup with its bytes', async () => {
  const { content, backUp, restore } = await setUp()
  const key = await acceptFile(content)
  const { to } = await restore((await backUp()).folder)
  expect(await readFile(join(to, 'uploads', key), 'utf8')).toBe('bytes')
})

test('an accepted upload whose bytes were lost stops no backup: the check reports it, and so does the restore', async () => {
  const { folder, content, backUp, restore } = await setUp()
  const key = await acceptFile(content)
  await put(content, 'news', news({ zh: '一' }))
  expect(await checkContent(content)).toEqual([])
  await content.media.remove(pathOfUpload(key))
  expect(await checkContent(content)).toMatchObject([{ code: 'file', where: [pathOfUpload(key)] }])
  const { folder: backup } = await backUp()
  await expect(restore(backup)).rejects.toThrow(new RegExp(`holds damage: file \\(${pathOfUpload(key)}`))
  const to = { dataDir: join(folder, 'to') }
  await restoreBackup({ backup, to, withFindings: true })
  expect(await titlesOf(await opened(to.dataDir))).toEqual(['一'])
})

test('damaged content is not backed up as if it were whole', async () => {
  const { dataDir, content, backUp, backupDir } = await setUp()
  for (let no = 0; no < 20; no += 1)
    await put(content, 'news', news({ zh: `${no}`, body: '字'.repeat(2000) }))
  await content.close()
  const file = join(dataDir, 'content.sqlite')
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 8192))
  await expect(backUp()).rejects.toThrow()
  expect(await listBackups(backupDir)).toEqual([])
})

test('a file that is not what its record says is found in the restored content', async () => {
  const { content, dataDir, backUp, restore } = await setUp()
  const id = await addFile(content, 'a', {
    ...{ name: 'a.pdf', bytes: drawnPdf([{ content: '' }]), title: { zh: '一', en: 'One' } },
  })
  expect((await restore((await backUp()).folder)).findings).toEqual([])
  await truncate(join(dataDir, 'media', id, 'a.pdf'), 20)
  await expect(restore((await backUp()).folder)).rejects.toThrow(`holds damage: file (media/${id}/a.pdf)`)
  await rm(join(dataDir, 'media', id, 'a.pdf'))
  await expect(restore((await backUp()).folder)).rejects.toThrow(`holds damage: file (media/${id}/a.pdf)`)
})

test('a restore is recorded, and the history continues from it', async () => {
  const { content, backUp, folder } = await setUp()
  await put(content, 'news', news({ zh: '一' }))
  const backup = await backUp()
  const to = join(folder, 'to')
  await restoreBackup({ backup: backup.folder, to: { dataDir: to }, by: 'lin' })
  const restored = await opened(to)
  await put(restored, 'news', news({ zh: '二' }))
  expect((await verifyChains(restored)).breaks).toEqual([])
  const line = await restored.read
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'restoreBackup')
    .execute()
  expect(line).toEqual([{ detail: expect.stringContaining('"as":"lin"') }])
})

test.skipIf(process.platform === 'win32')('only the own user can read a backup', async () => {
  const { dataDir, backUp } = await setUp()
  await chmod(join(dataDir, 'studio.key'), 0o600)
  const { execFileSync } = await import('node:child_process')
  const { folder } = await backUp()
  const open = execFileSync('find', [folder, mediaFilesOf(folder), '-perm', '/077'], { encoding: 'utf8' })
  expect(open).toBe('')
})
