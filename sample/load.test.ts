/** @module-tag slow */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from '@shanmen/content/documents/document.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { listEntries } from '@shanmen/content/entries/list.ts'
import { unpublish } from '@shanmen/content/entries/publish.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { moveToTrash } from '@shanmen/content/entries/trash.ts'
import { kindNames } from '@shanmen/content/kinds.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { readAll } from '@shanmen/content/published/list.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFrom } from './day.ts'
import { allEntries } from './entries.ts'
import { loadSample } from './load.ts'

const now = new Date()
let folder: string
let content: Content
const steps: [number, number][] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shanmen-sample-'))
  content = await openContent({ dataDir: folder })
  await loadSample(content, { now, progress: (done, total) => steps.push([done, total]) })
})
afterAll(async () => {
  await content.close()
  await rm(folder, { recursive: true })
})

/** All public content, without the times of publication. */
async function publicState() {
  const answers = kindNames.flatMap((kind) =>
    (['zh', 'en'] as const).map(async (language) =>
      (await readAll(content, kind, language, now)).map(({ updatedAt: _, ...row }) => row),
    ),
  )
  return (await Promise.all(answers)).flat()
}

test('every entry is public in each language that it has', async () => {
  const entries = allEntries(dayFrom(now))
  const shown = new Set<string>()
  for (const kind of kindNames)
    for (const language of ['zh', 'en'] as const)
      for (const { id } of await readAll(content, kind, language, now)) shown.add(`${kind}/${id}/${language}`)
  const hidden = entries.flatMap(({ kind, id, en }) =>
    [`${kind}/${id}/zh`, ...(en ? [`${kind}/${id}/en`] : [])].filter((name) => !shown.has(name)),
  )
  // The alert is over, as most are: editors see how one is written.
  expect(hidden).toEqual(['alert/lanyu-wind/zh', 'alert/lanyu-wind/en'])
  expect(shown.size + hidden.length).toBe(entries.length + entries.filter(({ en }) => en).length)
})

test('the sample has the promised number of entries; paging of the lists is tested in e2e/pages.test.ts', () => {
  const counts = Object.groupBy(allEntries(dayFrom(now)), ({ kind }) => kind)
  const count = (kind: keyof typeof counts) => counts[kind]?.length ?? 0
  expect({
    news: count('news'),
    honor: count('honor'),
    milestone: count('milestone'),
    scenic: count('scenic'),
    industry: count('industry'),
    welfareProject: count('welfareProject'),
    course: count('course'),
    training: count('training'),
    job: count('job'),
    rent: count('rent'),
    purchase: count('purchase'),
    report: count('report'),
    allianceMember: count('allianceMember'),
    activity: count('activity'),
    education: count('education'),
    brand: count('brand'),
    venue: count('venue'),
    office: count('office'),
    statement: count('statement'),
    part: count('part'),
    event: count('event'),
  }).toEqual({
    news: 36,
    honor: 24,
    milestone: 18,
    scenic: 8,
    industry: 5,
    welfareProject: 6,
    course: 12,
    training: 12,
    job: 12,
    rent: 8,
    purchase: 14,
    report: 5,
    allianceMember: 10,
    activity: 10,
    education: 8,
    brand: 5,
    venue: 6,
    office: 4,
    statement: 3,
    part: 8,
    event: 8,
  })
})

test('no id is used twice for a kind, nor by two kinds that share a call', () => {
  const entries = allEntries(dayFrom(now))
  const shared: Record<string, string> = { education: 'activity', purchase: 'rent' }
  const names = entries.map(({ kind, id }) => `${shared[kind] ?? kind}/${id}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('progress counts up to the end', () => {
  const [last] = steps.slice(-1)
  expect(last?.[0]).toBe(last?.[1])
  expect(steps.map(([done]) => done)).toEqual(steps.map((_, index) => index + 1))
})

test('every type that an entry names exists', async () => {
  const entries = allEntries(dayFrom(now))
  const types = new Set(
    entries.flatMap((entry) => (entry.kind === 'type' ? [`${entry.shared.of}/${entry.shared.code}`] : [])),
  )
  const used = entries.flatMap((entry) => {
    if (entry.kind === 'rent' || entry.kind === 'purchase') return [`${entry.kind}/${entry.shared.category}`]
    const typed = ['scenic', 'industry', 'course', 'training', 'job'].includes(entry.kind)
    return typed && 'type' in entry.shared ? [`${entry.kind}/${entry.shared.type}`] : []
  })
  expect(used.filter((name) => !types.has(name))).toEqual([])
})

test('loading again with `replace` results in the same public state and writes no new revision', async () => {
  const before = await publicState()
  const revisions = () => content.read.selectFrom('revision').select('no').execute()
  const count = (await revisions()).length
  await loadSample(content, { now, replace: true })
  expect(await publicState()).toEqual(before)
  expect(await revisions()).toHaveLength(count)
})

test('with `replace`, changed, unpublished and trashed entries are restored; other entries stay', async () => {
  const before = await publicState()
  const { rows: news } = await listEntries(content, { kind: 'news' })
  const [changed, hidden, trashed] = news
  if (!changed || !hidden || !trashed) throw new Error('too little news')
  const { document } = await content.read
    .selectFrom('revision')
    .where('entry_id', '=', changed.id)
    .select('document')
    .executeTakeFirstOrThrow()
  const edited = parseDocument(document)
  if (edited.zh) edited.zh.title = '改过的标题'
  await saveRevision(content, 'editor', { entry: changed.id, basedOn: changed.no, document: edited })
  for (const { id, en } of [hidden, trashed]) {
    await unpublish(content, 'editor', { entry: id, language: 'zh' })
    if (en.state !== 'none') await unpublish(content, 'editor', { entry: id, language: 'en' })
  }
  await moveToTrash(content, 'editor', trashed.id)
  const own = await createEntry(content, 'editor', { kind: 'news', slug: 'own', document: edited })
  await loadSample(content, { now, replace: true })
  expect(await publicState()).toEqual(before)
  expect((await listEntries(content, { kind: 'news' })).rows.map(({ id }) => id)).toContain(own.id)
})

test('without `replace`, a second load is refused and changes nothing', async () => {
  const before = await publicState()
  await expect(loadSample(content, { now })).rejects.toThrow(/^Sample entry site\/site: /)
  expect(await publicState()).toEqual(before)
})

test('every picture has its files in the store, and an alternative text in both languages', async () => {
  const rows = await content.read.selectFrom('media').selectAll().execute()
  const media = join(folder, 'media')
  for (const { id, mime, widths, name, alt_zh, alt_en } of rows) {
    const files = (await readdir(join(media, id))).sort()
    const sizes: number[] = JSON.parse(widths)
    const expected =
      mime === 'application/pdf' ? [name] : sizes.flatMap((width) => [`${width}.avif`, `${width}.webp`])
    expect(files).toEqual(expected.sort())
    expect(alt_zh).toMatch(/[\u4e00-\u9fff]/)
    expect(alt_en).toMatch(/^[A-Z\d]/)
    expect(alt_en).not.toMatch(/[\u4e00-\u9fff]/)
  }
})

test('loaded on a later day, its dates move with the day', async () => {
  const deadline = async () => {
    const { document } = await content.read
      .selectFrom('entry')
      .innerJoin('revision as r', (join) =>
        join.onRef('r.entry_id', '=', 'entry.id').onRef('r.no', '=', 'entry.newest'),
      )
      .where((e) => e.and({ kind: 'purchase', slug: 'electric-boats' }))
      .select('document')
      .executeTakeFirstOrThrow()
    return Date.parse(String(parseDocument(document).shared.deadline))
  }
  const before = await deadline()
  const day = 86_400_000
  await loadSample(content, { now: new Date(now.getTime() + day), replace: true })
  expect(await deadline()).toBe(before + day)
})
