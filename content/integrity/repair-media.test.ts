import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { change } from '../database/change.ts'
import { addAuditLine } from '../entries/audit.ts'
import { hashMedium } from '../hashes.ts'
import { describeMedium } from '../media/describe.ts'
import { marker, markStore } from '../media/installation.ts'
import { removeMedia } from '../media/remove.ts'
import { type Content, openContent } from '../open.ts'
import { addPicture } from '../testing/picture.ts'
import { checkContent } from './check.ts'
import { repairContent } from './repair.ts'
import { recordMedia } from './repair-media.ts'

async function opened(media?: { folder: string }): Promise<Content> {
  const dataDir = await newFolder()
  const content = await openContent({ dataDir, media })
  onTestFinished(content.close)
  return content
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-repair-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('words that change while a picture is recorded are in what is recorded', async () => {
  const content = await opened()
  const id = await addPicture(content)
  const row = await content.read.selectFrom('media').selectAll().executeTakeFirstOrThrow()
  // From before the hash of its files was stored.
  const hash = hashMedium({ ...row, file_sha256: '' })
  await change(content, async (change) => {
    await change.updateTable('media').set({ file_sha256: '', hash }).execute()
    const at = new Date().toISOString()
    await addAuditLine(change, { at, who: 'a', action: 'recordMedia', target: id, detail: { hash } })
  })
  const read = async (path: string) => {
    await describeMedium(content, 'b', { id, alt: { en: 'A lake' } })
    return content.media.read(path)
  }
  expect(await recordMedia({ ...content, media: { ...content.media, read } }, 'doctor')).toBe(1)
  expect(await checkContent(content)).toEqual([])
})

test("a repair deletes no files of another installation's store, as one that a copied .env names", async () => {
  const folder = await newFolder()
  const content = await opened({ folder })
  await markStore(content)
  const id = await addPicture(content)
  await removeMedia(content, 'a', [id])
  await writeFile(join(folder, marker), 'another')
  await expect(repairContent(content, 'doctor')).rejects.toThrow(/holds the media of another installation/)
  expect(await readdir(join(folder, 'media'))).toEqual([id])
})
