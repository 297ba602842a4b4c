/** @module-tag slow */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@shanmen/content/database/sqlite.ts'
import { markStore } from '@shanmen/content/media/installation.ts'
import { openContent } from '@shanmen/content/open.ts'
import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { addPicture } from '@shanmen/content/testing/picture.ts'
import { startS3Server } from '@shanmen/content/testing/s3-server.ts'
import { tamper } from '@shanmen/content/testing/tamper.ts'
import { createPerson } from '@shanmen/studio/people/accounts.ts'
import { openPeople } from '@shanmen/studio/people/people.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { runStart } from '../../scripts/started-program.ts'

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const runDoctor = (dataDir: string, ...args: string[]) =>
  runStart({ DATA_DIR: dataDir }, 'doctor', args).ended

test('the doctor says what is damaged and what to do, and repairs what is derived', async () => {
  const dataDir = await newFolder()
  const doctor = (...args: string[]) => runDoctor(dataDir, ...args)
  const content = await openContent({ dataDir })
  await put(content, 'news', news({ zh: '一' }))
  await tamper(content, ['delete from search'])
  await content.close()
  const found = await doctor()
  expect(found.output).toMatch(/search index differs.+npm run doctor -- --repair \(search, 2 found\)/)
  expect(found.code).toBe(1)
  expect(await doctor('--repair')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Everything that is stored is as it was written.'),
  })
  for (const rest of ['-wal', '-shm']) await rm(join(dataDir, `content.sqlite${rest}`), { force: true })
  await writeFile(join(dataDir, 'content.sqlite'), 'x'.repeat(9000))
  expect(await doctor()).toMatchObject({ code: 1, output: expect.stringContaining('put the backup') })
})

test("the doctor says that the studio's key is another installation's, and what to do", async () => {
  const [dataDir, other] = [await newFolder(), await newFolder()]
  await (await openContent({ dataDir })).close()
  for (const folder of [dataDir, other])
    await (await openPeople({ dataDir: folder }, 'http://studio.test')).close()
  expect(await runDoctor(dataDir)).toMatchObject({ code: 0 })
  await copyFile(join(other, 'studio.key'), join(dataDir, 'studio.key'))
  expect(await runDoctor(dataDir)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/studio\.key is another installation's: put the studio\.key.+--new-key/),
  })
  expect(await runDoctor(dataDir, '--new-key')).toMatchObject({ code: 0 })
  expect(await runDoctor(dataDir)).toMatchObject({ code: 0 })
})

test('the doctor names an account that is not what was written', async () => {
  const dataDir = await newFolder()
  await (await openContent({ dataDir })).close()
  const people = await openPeople({ dataDir }, 'http://studio.test')
  await createPerson(people, {
    email: 'a@b.example',
    name: '赵一',
    roles: [],
    sections: null,
    languages: null,
  })
  await people.close()
  expect(await runDoctor(dataDir)).toMatchObject({ code: 0 })
  const file = openSqlite(join(dataDir, 'people.sqlite'), { readOnly: false })
  await sql`update person_copy set value = 'c@b.example' where field = 'email'`.execute(file)
  await file.destroy()
  expect(await runDoctor(dataDir)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/put the backup of people\.sqlite.+赵一 \(email\)/i),
  })
})

test('the doctor says that a store of media is not the one of this database, and what to do', async () => {
  const [dataDir, store] = [await newFolder(), await newFolder()]
  const content = await openContent({ dataDir, media: { folder: store } })
  await markStore(content)
  await content.close()
  const doctor = (...args: string[]) =>
    runStart({ DATA_DIR: dataDir, MEDIA_URL: store }, 'doctor', args).ended
  expect(await doctor()).toMatchObject({ code: 0 })
  await rm(join(store, 'installation'))
  expect(await doctor()).toMatchObject({
    code: 1,
    output: expect.stringMatching(/is not where the media of this installation are.+--adopt-media/),
  })
  expect(await doctor('--adopt-media')).toMatchObject({ code: 0 })
  expect(await doctor()).toMatchObject({ code: 0 })
})

test('the doctor says that a bucket does not answer, and not that the database is damaged', async () => {
  const dataDir = await newFolder()
  const bucket = await startS3Server()
  onTestFinished(bucket.close)
  const { place } = bucket
  const content = await openContent({ dataDir, media: { bucket: place, maxCopyBytes: 1_000_000 } })
  await addPicture(content)
  await content.close()
  bucket.fault = () => 'denied'
  const settings = {
    ...{ DATA_DIR: dataDir, MEDIA_URL: `s3://${place.bucket}` },
    ...{ S3_ENDPOINT: place.endpoint, S3_REGION: place.region, S3_ADDRESSING: place.addressing },
    ...{ S3_ACCESS_KEY_ID: place.accessKeyId, S3_SECRET_ACCESS_KEY: place.secretAccessKey },
  }
  const { code, output } = await runStart(settings, 'doctor').ended
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^The store of media s3:\S+ refuses \(AccessDenied\).+\n$/),
  ])
})

test('where there is no content, as by a mistyped DATA_DIR, no command makes any and calls it sound', async () => {
  const dataDir = join(await newFolder(), 'dta')
  const refused = {
    code: 1,
    output: `There is no content in ${dataDir}: correct DATA_DIR. Nothing was changed.\n`,
  }
  for (const option of ['--repair', '--restored', '--adopt-media'])
    expect(await runDoctor(dataDir, option)).toMatchObject(refused)
  expect(await runStart({ DATA_DIR: dataDir }, 'set-up-link').ended).toMatchObject(refused)
  expect(await runStart({ DATA_DIR: dataDir }, 'sample', ['--remove']).ended).toMatchObject(refused)
  expect(existsSync(dataDir)).toBe(false)
  await mkdir(dataDir)
  const BACKUP_DIR = join(dataDir, '../backups')
  expect(await runStart({ DATA_DIR: dataDir, BACKUP_DIR }, 'backup').ended).toMatchObject(refused)
})
