import { execFile } from 'node:child_process'
import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { type PluginTransformResultArgs, type RootOperationNode, sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { change } from '../database/change.ts'
import { createIndexes } from '../database/migrate.ts'
import { addAuditLine } from '../entries/audit.ts'
import { unpublish } from '../entries/publish.ts'
import { saveRevision } from '../entries/save.ts'
import { hashMedium } from '../hashes.ts'
import { addFile } from '../media/add-file.ts'
import { readNextText } from '../media/pdf/page-text.ts'
import { deleteRemovedFiles, removeMedia } from '../media/remove.ts'
import { type Content, openContent, openReadOnly } from '../open.ts'
import { readList } from '../published/list.ts'
import { databases, servers, useContent } from '../testing/databases.ts'
import { hour, later, news, now, purchase, put } from '../testing/fixtures.ts'
import { drawLines, drawnPdf } from '../testing/pdf.ts'
import { addPicture, flipBit } from '../testing/picture.ts'
import { tamper, tamperIndex } from '../testing/tamper.ts'
import { checkContent } from './check.ts'
import { checkFilePages } from './file-pages.ts'
import { isContentDamaged } from './finding.ts'
import { checkOften } from './often.ts'
import { repairContent } from './repair.ts'
import { recordRestore } from './restored.ts'

// SQLite.
const first = () =>
  (
    databases[0] ?? {
      make: () => {
        throw new Error('no database')
      },
    }
  ).make()

async function fill(content: Content) {
  const { id } = await put(content, 'news', news({ zh: '一号新闻', en: 'One' }))
  await put(content, 'news', news({ zh: '一号', en: 'One again' }), { from: later(hour) })
  await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '二', en: 'Two' }) })
  const hidden = await put(content, 'news', news({ zh: '三' }))
  await unpublish(content, 'a', { entry: hidden.id, language: 'zh' })
  const bytes = new TextEncoder().encode(pdf)
  return addFile(content, 'a', { name: '年报.pdf', bytes, title: { zh: '年报', en: 'Report' } })
}

const codes = async (content: Content) => (await checkContent(content)).map(({ code }) => code)

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF`

const zh = `language = 'zh' and visible_from = (select min(visible_from) from publication)`

describe.each(databases)('the check on $name', ({ make }) => {
  const fresh = useContent(make)

  test('finds nothing in sound content, and a repair changes nothing of it', async () => {
    const content = await fresh()
    await fill(content)
    expect(await checkContent(content)).toEqual([])
    const rows = () => content.read.selectFrom('publication').selectAll().orderBy('id').execute()
    const before = await rows()
    expect(await repairContent(content, 'doctor')).toEqual({
      entries: 0,
      media: 0,
      files: 0,
      texts: 0,
      failed: [],
    })
    expect(await rows()).toEqual(before)
    expect(await checkContent(content)).toEqual([])
  })

  test.each([
    ['columns', `update publication set title = 'x' where ${zh}`],
    ['columns', `update publication set year = 1999, sort = 1 where ${zh}`],
    ['columns', `update entry set title_en = 'x' where n = 1`],
    ['columns', `update entry set newest = 3 where n = 1`],
    ['columns', `update entry set changed_at = '2025-01-01T00:00:00.000Z' where n = 1`],
    ['columns', `update entry set changed_zh = 0 where n = 1`],
    ['columns', `update entry set trashed_at = '2026-01-01T00:00:00.000Z', trashed_by = 'a' where n = 1`],
    ['columns', `update review set state = 'submitted' where state = 'approved'`],
    ['columns', `delete from review`],
    ['publication', `update publication set visible_until = '2027-01-01T00:00:00.000Z' where ${zh}`],
    ['publication', `delete from publication where ${zh}`],
    ['search', `delete from search`],
    ['search', `drop table search`],
    ['search', `drop table search_page`],
    ['search', `drop table search_word`],
    ['publication', `drop table shown_medium`],
    ['publication', `drop table version`],
    ['publication', `delete from version where kind = 'news'`],
  ])('%s: %s is noticed and repaired', async (code, statement) => {
    const content = await fresh()
    await fill(content)
    await tamper(content, [statement])
    expect(await codes(content)).toContain(code)
    expect(await repairContent(content, 'doctor')).toMatchObject({ failed: [] })
    expect(await codes(content)).toEqual([])
    const list = { kind: 'news', language: 'zh', keyword: '号新', page: 1, size: 9, now: now() } as const
    expect((await readList(content, list)).rows.map(({ title }) => title)).toEqual(['一号新闻'])
  })

  test('a medium of a result that would be public before it is noticed, and public with it after a repair', async () => {
    const content = await fresh()
    const notice = purchase({ resultAt: later(hour) })
    const link = { type: 'link', attrs: { href: `/media/${'a'.repeat(20)}/a.pdf` } }
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [link] }] }
    const words = { ...notice.zh, result: { type: 'doc', content: [paragraph] } }
    await put(content, 'purchase', { ...notice, zh: words }, { languages: ['zh'] })
    const shown = () => content.read.selectFrom('shown_medium').selectAll().execute()
    const before = await shown()
    expect(await codes(content)).toEqual([])
    await tamper(content, ['update shown_medium set shown_from = null'])
    expect(await codes(content)).toEqual(['columns'])
    expect(await repairContent(content, 'doctor')).toMatchObject({ entries: 1, failed: [] })
    expect(await shown()).toEqual(before)
    expect(await codes(content)).toEqual([])
  })

  test.each([
    ['text', `update file_page set text = replace(text, 'annual', 'monthly') where page = 1`],
    ['text', `update file_page set content = replace(content, 'annual', 'monthly') where page = 1`],
    ['text', `update file_page set content = '' where page = 0`],
    ['text', `delete from file_page where page = 1`],
    ['search', `delete from search_page`],
    ['publication', `delete from version where kind = 'media'`],
  ])('PDFs, %s: %s is noticed and repaired', async (code, statement) => {
    const content = await fresh()
    await fill(content)
    const page = (text: string) => ({ content: drawLines([[12, 700, text]]) })
    const bytes = drawnPdf([
      page('This is our annual report of the year.'),
      page('With another page of figures.'),
    ])
    await addFile(content, 'a', { name: 'report.pdf', bytes, title: { en: 'Report' } })
    while (await readNextText(content)) {}
    const pages = () =>
      content.read.selectFrom('file_page').select(['media_id', 'page', 'text', 'content']).execute()
    const before = await pages()
    expect(await codes(content)).toEqual([])
    await tamper(content, [statement])
    expect(await codes(content)).toContain(code)
    expect(await repairContent(content, 'doctor')).toMatchObject({ failed: [] })
    expect(await codes(content)).toEqual([])
    expect(await pages()).toEqual(before)
  })

  test('triggers that are missing or switched off are noticed and repaired', async () => {
    const content = await fresh()
    await fill(content)
    const [dropped, off] =
      content.dialect === 'sqlite'
        ? ['drop trigger revision_no_update', 'drop trigger publication_approved_update']
        : [
            'drop function append_only cascade',
            'alter table publication disable trigger publication_approved_update',
          ]
    for (const statement of [dropped, off]) await sql.raw(statement).execute(content.write)
    expect(await codes(content)).toEqual(['triggers'])
    await repairContent(content, 'doctor')
    expect(await codes(content)).toEqual([])
    await expect(sql`update revision set author = 'x'`.execute(content.write)).rejects.toThrow('append-only')
  })

  test('anchors that were there when a restore was recorded are reported once they are gone', async () => {
    const content = await fresh()
    await fill(content)
    await content.anchors.flush()
    await recordRestore(content, 'doctor', 'root')
    expect(await codes(content)).toEqual([])
    await truncate(join(content.dataDir, 'anchor.jsonl'), 0)
    expect(await codes(content)).toEqual(['anchor'])
  })

  test('indexes that are missing are noticed and made again', async () => {
    const content = await fresh()
    await fill(content)
    for (const { name } of createIndexes(content.dialect))
      await sql.raw(`drop index ${name}`).execute(content.write)
    expect(await checkContent(content)).toEqual([
      { code: 'slow', count: createIndexes(content.dialect).length, where: expect.any(Array) },
    ])
    await repairContent(content, 'doctor')
    expect(await codes(content)).toEqual([])
  })

  test('a repair that ends after some of its statements leaves a whole search index', async () => {
    const content = await fresh()
    await fill(content)
    const endAfter = (statements: number) => {
      let left = statements
      const transformQuery = ({ node }: { node: RootOperationNode }) => {
        if (left-- > 0) return node
        throw new Error('killed')
      }
      return { transformQuery, transformResult: async ({ result }: PluginTransformResultArgs) => result }
    }
    let isWhole = false
    for (let statements = 0; !isWhole; statements += 5) {
      const write = content.write.withPlugin(endAfter(statements))
      isWhole = await repairContent({ ...content, write }, 'doctor').then(
        ({ failed }) => failed.length === 0,
        () => false,
      )
      expect(await codes(content), `after ${statements} statements`).toEqual([])
    }
  })

  test.each([
    ['document', `update revision set document = replace(document, '一号', '乙号') where no = 1`],
    ['document', `update entry set slug = 'other' where n = 1`],
    ['document', `update entry set two_persons = 0 where kind = 'purchase'`],
    ['history', `delete from entry where n = (select max(n) from entry)`],
    ['medium', `update media set alt_zh = '别的'`],
    ['history', `update audit set who = 'b' where no = 2`],
    ['history', `update media set alt_zh = '别的', hash = ''`],
  ])('%s: %s is noticed, and a repair does not hide it', async (code, statement) => {
    const content = await fresh()
    await fill(content)
    await put(content, 'purchase', purchase())
    await tamper(content, [statement])
    expect(await codes(content)).toContain(code)
    await repairContent(content, 'doctor')
    expect(await codes(content)).toContain(code)
  })

  test('a file that is cut off or missing is reported, and the process stays ready', async () => {
    const content = await fresh()
    const id = await fill(content)
    const file = join(content.dataDir, 'media', id, '年报.pdf')
    await truncate(file, 20)
    const findings = await checkContent(content)
    expect(findings).toEqual([{ code: 'file', count: 1, where: [`media/${id}/年报.pdf`] }])
    expect(isContentDamaged(findings)).toBe(false)
    await rm(file)
    expect(await codes(content)).toEqual(['file'])
  })

  test('a link in place of a file, or of its folder, is reported though it leads to the same bytes', async () => {
    const content = await fresh()
    const folder = join(content.dataDir, 'media', await fill(content))
    const file = join(folder, '年报.pdf')
    await rename(file, `${file}.moved`)
    await symlink(`${file}.moved`, file)
    expect(await codes(content)).toEqual(['file'])
    await rename(`${file}.moved`, file)
    expect(await codes(content)).toEqual([])
    await rename(folder, `${folder}-moved`)
    await symlink(`${folder}-moved`, folder)
    expect(await codes(content)).toEqual(['file'])
  })
})

describe('what leaves the library while it is checked', () => {
  const fresh = useContent(first)

  /** Two PDFs, and what removes them when it is called first. */
  async function twoFiles() {
    const content = await fresh()
    for (const name of ['a.pdf', 'b.pdf']) {
      const bytes = drawnPdf([{ content: drawLines([[12, 700, `The text of ${name}`]]) }])
      await addFile(content, 'a', { name, bytes, title: { zh: name, en: name } })
    }
    while (await readNextText(content)) {}
    const ids = (await content.read.selectFrom('media').select('id').execute()).map(({ id }) => id)
    let isFirst = true
    const remove = async () => {
      if (!isFirst) return
      isFirst = false
      await removeMedia(content, 'a', ids)
      await deleteRemovedFiles(content)
    }
    return { content, remove }
  }

  test('is no missing file', async () => {
    const { content, remove } = await twoFiles()
    expect(await checkContent(content, { pause: remove })).toEqual([])
  })

  test('is no changed text, nor one that the search lacks', async () => {
    const { content, remove } = await twoFiles()
    const report = vi.fn()
    await checkFilePages(content.read, content.dialect, { hasSearch: () => true, report, pause: remove })
    expect(report.mock.calls).toEqual([])
  })
})

test('a disk that takes bytes and cannot keep them is reported, though its permissions allow all', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-failing-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const check = () => checkOften({ dialect: 'postgres', dataDir }, true)
  expect(await check()).toEqual([])
  // It can be written, and refuses to be brought onto a disk.
  await symlink('/dev/null', join(dataDir, '.probe'))
  expect(await check()).toEqual([{ code: 'permissions', count: 1, where: ['.'] }])
  await rm(join(dataDir, '.probe'))
  expect(await check()).toEqual([])
})

describe('the files of accounts', () => {
  const fresh = useContent(first)

  test('accounts without their key, or a key without accounts, are reported until the file is back', async () => {
    const content = await fresh()
    const [people, key] = ['people.sqlite', 'studio.key'].map((name) => join(content.dataDir, name)) as [
      string,
      string,
    ]
    // A first start writes one after the other.
    const accounts = new DatabaseSync(people)
    accounts.exec('create table person(id)')
    accounts.close()
    await chmod(people, 0o600)
    expect(await codes(content)).toEqual([])
    await writeFile(key, 'key', { mode: 0o600 })
    const before = new Date(Date.now() - 60_000)
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    expect(await codes(content)).toEqual([])
    for (const [file, name, left, at] of [
      [people, 'people.sqlite', key, before],
      [key, 'studio.key', people, before],
      [key, 'studio.key', people, tomorrow],
    ] as const) {
      await utimes(left, at, at)
      await rename(file, `${file}.away`)
      expect(await checkContent(content)).toEqual([{ code: 'accounts', count: 1, where: [name] }])
      await writeFile(file, '', { mode: 0o600 })
      expect(await checkContent(content)).toEqual([{ code: 'accounts', count: 1, where: [name] }])
      await rename(`${file}.away`, file)
      expect(await codes(content)).toEqual([])
    }
  })
})

describe('an older backup that was put back', () => {
  const fresh = useContent(first)

  test('is red until that is recorded; then the verification continues, and notices what is cut off next', async () => {
    const content = await fresh()
    await fill(content)
    const file = join(content.dataDir, 'content.sqlite')
    await sql`pragma wal_checkpoint(truncate)`.execute(content.write)
    // By another process: reading the file in this one would end SQLite's locks on it.
    await promisify(execFile)('cp', [file, `${file}.backup`])
    await put(content, 'news', news({ zh: '四' }))
    await content.close()
    for (const rest of ['-wal', '-shm']) await rm(file + rest, { force: true })
    await rename(`${file}.backup`, file)
    const restored = await openContent({ dataDir: content.dataDir })
    // Something was saved before anyone thought of recording it.
    await put(restored, 'news', news({ zh: '五' }))
    expect(await codes(restored)).toEqual(['history'])
    await recordRestore(restored, 'doctor', 'root')
    expect(await codes(restored)).toEqual([])
    await put(restored, 'news', news({ zh: '六' }))
    expect(await codes(restored)).toEqual([])
    await tamper(restored, ['delete from audit where no = (select max(no) from audit)'])
    expect(await codes(restored)).toContain('history')
    // A repair does not take down what only the log does not know.
    const { failed } = await repairContent(restored, 'doctor')
    expect(failed).toMatchObject([expect.stringContaining('damaged audit log')])
    await restored.close()
  })

  test('is recorded after a line that a full disk has cut off, and with a key that it has left empty', async () => {
    const content = await fresh()
    await fill(content)
    await recordRestore(content, 'doctor', 'root')
    const cut = (table: string) => `delete from ${table} where no = (select max(no) from audit)`
    await tamper(content, [cut('anchor'), cut('audit')])
    await appendFile(join(content.dataDir, 'restored.jsonl'), '{"no":3,"hash":"5')
    await truncate(join(content.dataDir, 'anchor.key'), 0)
    await recordRestore(content, 'doctor', 'root')
    expect(await codes(content)).toEqual([])
    expect(await readFile(join(content.dataDir, 'anchor.key'), 'utf8')).toHaveLength(43)
  })

  test('is not recorded by a line that this installation has not signed', async () => {
    const content = await fresh()
    await fill(content)
    await recordRestore(content, 'doctor', 'root')
    await tamper(content, ['delete from audit where no = (select max(no) from audit)'])
    const file = join(content.dataDir, 'restored.jsonl')
    const line = JSON.parse(await readFile(file, 'utf8'))
    const { no, hash } = await content.read
      .selectFrom('audit')
      .select(['no', 'hash'])
      .orderBy('no', 'desc')
      .executeTakeFirstOrThrow()
    await writeFile(file, `${JSON.stringify({ ...line, no, hash, anchors: line.anchors + 1 })}\n`)
    expect(await codes(content)).toEqual(['history'])
  })
})

describe('reduced pictures', () => {
  const fresh = useContent(first)

  async function withPicture() {
    const content = await fresh()
    const id = await addPicture(content)
    return { content, id, file: (name: string) => join(content.dataDir, 'media', id, name) }
  }

  test('that were cut off or removed are made again from the original', async () => {
    const { content, file } = await withPicture()
    await truncate(file('320.avif'), 100)
    await truncate(file('320.webp'), 100)
    expect(await checkContent(content)).toMatchObject([{ code: 'file', count: 2 }])
    await rm(file('320.webp'))
    expect(await checkContent(content)).toMatchObject([{ code: 'file', count: 2 }])
    expect(await repairContent(content, 'doctor')).toMatchObject({ files: 1 })
    expect(await checkContent(content)).toEqual([])
  })

  test.each(['320.avif', '320.webp'])(
    'with one flipped bit inside (%s) are noticed and made again',
    async (name) => {
      const { content, id, file } = await withPicture()
      const whole = await flipBit(file(name))
      expect(await checkContent(content)).toEqual([{ code: 'file', count: 1, where: [`media/${id}/*`] }])
      expect(await repairContent(content, 'doctor')).toMatchObject({ files: 1 })
      expect(await checkContent(content)).toEqual([])
      expect(await readFile(file(name))).toEqual(whole)
    },
  )

  test('of another encoder get a new hash, in their record and in the audit log', async () => {
    const { content, id, file } = await withPicture()
    const row = await content.read.selectFrom('media').selectAll().executeTakeFirstOrThrow()
    const older = { ...row, file_sha256: 'f'.repeat(64) }
    const hash = hashMedium(older)
    await change(content, async (change) => {
      await change.updateTable('media').set({ file_sha256: older.file_sha256, hash }).execute()
      const at = new Date().toISOString()
      await addAuditLine(change, { at, who: 'a', action: 'recordMedia', target: id, detail: { hash } })
    })
    expect(await codes(content)).toEqual(['file'])
    await rm(file('320.webp'))
    expect(await repairContent(content, 'doctor')).toMatchObject({ files: 1 })
    expect(await codes(content)).toEqual([])
    expect(await content.read.selectFrom('media').selectAll().executeTakeFirst()).toEqual(row)
  })

  test('from before their hash was stored get one by a repair, and files that come with the program are put back', async () => {
    const { content, id, file } = await withPicture()
    const row = await content.read.selectFrom('media').selectAll().executeTakeFirstOrThrow()
    const older = { ...row, file_sha256: '', original: '' }
    const hash = hashMedium(older)
    await change(content, async (change) => {
      await change.updateTable('media').set({ file_sha256: '', original: '', hash }).execute()
      const at = new Date().toISOString()
      await addAuditLine(change, { at, who: 'a', action: 'recordMedia', target: id, detail: { hash } })
    })
    expect(await codes(content)).toEqual([])
    expect(await repairContent(content, 'doctor')).toMatchObject({ media: 1 })
    const whole = await readFile(file('320.webp'))
    await rm(file('320.webp'))
    expect(await codes(content)).toEqual(['file'])
    expect(await repairContent(content, 'doctor')).toMatchObject({ files: 0 })
    const restore = async (ids: ReadonlySet<string>) => {
      if (ids.has(id)) await writeFile(file('320.webp'), whole)
    }
    expect(await repairContent(content, 'doctor', restore)).toMatchObject({ files: 1 })
    expect(await codes(content)).toEqual([])
  })
})

describe('anchor.jsonl', () => {
  const fresh = useContent(first)
  const zeros = '\0'.repeat(40)

  async function anchored() {
    const content = await fresh()
    await fill(content)
    await put(content, 'news', news())
    await content.anchors.flush()
    const file = join(content.dataDir, 'anchor.jsonl')
    const damage = async (change: (text: string) => string) =>
      writeFile(file, change(await readFile(file, 'utf8')))
    return { content, file, damage }
  }

  test.each([
    ['zeros at its end', (text: string) => text + zeros],
    ['zeros after a line that another follows', (text: string) => text.replace('\n', `\n${zeros}\n`)],
    ['a line of zeros alone', (text: string) => text.replace(/^.*$/m, zeros)],
    ['nothing but zeros', (text: string) => '\0'.repeat(text.length)],
    ['a line whose end is another byte', (text: string) => text.replace('"}', '"|')],
    ['two lines in one', (text: string) => text.replace('}\n', '}\v')],
  ])('with %s is reported with what to do, until it is set aside', async (_, change) => {
    const { content, file, damage } = await anchored()
    await damage(change)
    expect(await checkOften(content, true)).toEqual([{ code: 'anchor', count: 1, where: ['anchor.jsonl'] }])
    expect(await codes(content)).toEqual(['anchor'])
    const damaged = await readFile(file, 'utf8')
    await recordRestore(content, 'doctor', 'root')
    await content.anchors.flush()
    expect(await codes(content)).toEqual([])
    const [aside = ''] = (await readdir(content.dataDir)).filter((name) => name.startsWith('anchor-damaged-'))
    expect(await readFile(join(content.dataDir, aside), 'utf8')).toBe(damaged)
    await tamper(content, ['delete from audit where no = (select max(no) from audit)'])
    expect(await codes(content)).toEqual(['history'])
  })

  test.each([1, 7, 12, 30, 90, 110, 140])('may end with the first %i bytes of a line', async (length) => {
    const { content, damage } = await anchored()
    await damage((text) => text + text.slice(0, text.indexOf('\n')).slice(0, length))
    expect(await codes(content)).toEqual([])
    await put(content, 'news', news())
    await content.anchors.flush()
    expect(await codes(content)).toEqual([])
  })

  test('that is missing is reported, once the newest line must have its anchor', async () => {
    const { content, file } = await anchored()
    await rm(file)
    expect(await checkOften(content, true)).toEqual([])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await checkOften(content, true)).toEqual([{ code: 'anchor', count: 1, where: ['anchor.jsonl'] }])
    expect(await codes(content)).toEqual(['anchor'])
  })

  test.each([
    ['was removed', () => ''],
    ['lost its first lines', (text: string) => text.replace(/^.*\n.*\n/, '')],
  ])('that %s is reported, also after the next change, until that is recorded', async (_, change) => {
    const { content, damage } = await anchored()
    await damage(change)
    await put(content, 'news', news())
    await content.anchors.flush()
    expect(await checkOften(content, true)).toEqual([{ code: 'anchor', count: 1, where: ['anchor.jsonl'] }])
    expect(await codes(content)).toEqual(['anchor'])
    await recordRestore(content, 'doctor', 'root')
    await content.anchors.flush()
    await put(content, 'news', news())
    await content.anchors.flush()
    expect(await codes(content)).toEqual([])
  })
})

describe.each(servers)('a folder beside $name', { tags: ['slow'] }, ({ make }) => {
  const fresh = useContent(make)

  test('may have a file of accounts that is no longer used, whatever is in it', async () => {
    const content = await fresh()
    await writeFile(join(content.dataDir, 'people.sqlite'), 'x'.repeat(9000), { mode: 0o600 })
    expect(await codes(content)).toEqual([])
  })

  test('that is empty is that of a new node, not damage', async () => {
    const content = await fresh()
    await put(content, 'news', news())
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-node-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    const node = { ...content, dataDir }
    expect([await checkOften(node, true), await checkContent(node)]).toEqual([[], []])
  })
})

test.each(['media', 'originals', 'uploads', 'receiving', 'stored'])(
  '%s that became a file is reported',
  async (name) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-folders-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    await writeFile(join(dataDir, name), '')
    const findings = await checkOften({ dialect: 'postgres', dataDir }, true)
    expect(findings.filter(({ code }) => code !== 'space')).toEqual([
      { code: 'permissions', count: 1, where: [name] },
    ])
  },
)

test('databases, anchors and keys that others may read are reported, and only those', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-modes-'))
  const content = await openContent({ dataDir })
  onTestFinished(async () => {
    await content.close()
    await rm(dataDir, { recursive: true })
  })
  await put(content, 'news', news())
  const reported = async () =>
    (await checkOften(content, true)).flatMap(({ code, where }) => (code === 'permissions' ? where : []))
  expect(await reported()).toEqual([])
  for (const name of ['content.sqlite', 'content.sqlite-wal', 'anchor.jsonl']) {
    await chmod(join(dataDir, name), 0o644)
    expect(await reported()).toEqual([name])
    await chmod(join(dataDir, name), 0o600)
  }
})

test('a data folder that others may look into is reported, one that is open to the group is not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-modes-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const reported = async () =>
    (await checkOften({ dialect: 'postgres', dataDir }, true)).flatMap(({ code, where }) =>
      code === 'permissions' ? where : [],
    )
  expect(await reported()).toEqual([])
  await chmod(dataDir, 0o750)
  expect(await reported()).toEqual([])
  await chmod(dataDir, 0o755)
  expect(await reported()).toEqual(['.'])
})

test('anchors that cannot be read are reported as history, and the process stays ready', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-anchors-'))
  const content = await openContent({ dataDir })
  await put(content, 'news', news())
  await content.close()
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await rm(join(dataDir, 'anchor.jsonl'))
  await mkdir(join(dataDir, 'anchor.jsonl'))
  const reading = await openReadOnly({ dataDir })
  const findings = await checkContent(reading)
  await reading.close()
  expect(findings.map(({ code }) => code)).toEqual(['permissions', 'history'])
  expect(isContentDamaged(findings)).toBe(false)
})

test('what is found is told at once, not at the end of the round', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-progress-'))
  const content = await openContent({ dataDir })
  onTestFinished(async () => {
    await content.close()
    await rm(dataDir, { recursive: true })
  })
  for (const zh of ['一', '二', '三', '四', '五', '六']) await put(content, 'news', news({ zh }))
  await tamper(content, [`update publication set sort = 1 where n = 1`])
  const steps: string[] = []
  await checkContent(content, {
    pause: async () => void steps.push('pause'),
    progress: (found) => void steps.push(found.map(({ code }) => code).join()),
  })
  expect(steps.lastIndexOf('pause')).toBeGreaterThan(steps.indexOf('columns'))
})

describe('a damaged SQLite file', () => {
  const fresh = useContent(first)

  test('an index that lacks a row is noticed and repaired', async () => {
    const content = await fresh()
    await fill(content)
    await tamperIndex(content)
    const findings = await checkContent(content)
    expect(findings.map(({ code }) => code)).toContain('index')
    expect(isContentDamaged(findings)).toBe(true)
    expect(await repairContent(content, 'doctor')).toMatchObject({ failed: [] })
    expect(await codes(content)).toEqual([])
  })

  test('a file that is no database is reported by the quick check too', async () => {
    const content = await fresh()
    await fill(content)
    await truncate(join(content.dataDir, 'content.sqlite'), 5000)
    await rm(join(content.dataDir, 'content.sqlite-wal'))
    const findings = await checkContent(content, { quick: true })
    expect(findings.map(({ code }) => code)).toEqual(['structure'])
  })
})
