import { news, put } from '@shanmen/content/testing/fixtures.ts'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { serveStudio } from '../testing/serve-studio.ts'

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
const blob = (bytes: Uint8Array | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)])

test('upload, wait, describe, use; a refusal has a reason', async () => {
  const { personWith } = await serveStudio()
  const { call } = await personWith({ roles: ['editor'] }, '林岚')
  const settled = (id: string) =>
    vi.waitFor(
      async () => {
        const medium = await call('readMedia', { id })
        if (medium.state === 'queued' || medium.state === 'working') throw new Error(medium.state)
        return medium
      },
      { timeout: 20_000 },
    )
  const sent = await call('uploadMedia', { name: '湖.png' }, { body: blob(await picture('#1b3a34')) })
  expect(sent).toMatchObject({ name: expect.stringMatching(/^湖\./), who: { name: '林岚' } })
  expect(await settled(sent.id)).toMatchObject({
    id: sent.id,
    state: 'ready',
    type: 'picture',
    width: 400,
    widths: [320],
    alt: { zh: '', en: '' },
    sha256: sent.sha256,
  })
  const changed = await call('changeMedia', {
    id: sent.id,
    alt: { zh: '晨雾', en: 'Mist' },
    focus: { x: 0.25, y: 1 },
  })
  expect(changed).toMatchObject({ alt: { zh: '晨雾', en: 'Mist' }, focus: { x: 0.25, y: 1 } })
  const document = { ...news(), shared: { ...news().shared, cover: sent.id } }
  const { id } = await call('createEntry', { kind: 'news', document })
  expect((await call('mediaUses', { id: sent.id })).rows).toMatchObject([{ id, public: false }])
  const list = await call('mediaList', { text: '晨雾', type: 'picture' })
  expect(list).toMatchObject({ total: 1, rows: [{ id: sent.id }] })

  const svg = await call('uploadMedia', { name: 'x.png' }, { body: blob('<svg onload="x()"></svg>') })
  expect(await settled(svg.id)).toMatchObject({ state: 'refused', reason: { zh: /SVG/, en: /SVG/ } })
  await expect(call('uploadMedia', { name: 'x.png' }, { body: blob('') })).rejects.toMatchObject({
    status: 400,
  })
  await expect(call('readMedia', { id: 'unknown' })).rejects.toMatchObject({ status: 404 })
})

test('a person limited to a language or section sees and changes only that', async () => {
  const { personWith } = await serveStudio()
  const editor = await personWith({ roles: ['editor'] })
  const { id } = await editor.call('uploadMedia', { name: 'a.png' }, { body: blob(await picture('#222')) })
  await vi.waitFor(async () => expect((await editor.call('readMedia', { id })).state).toBe('ready'), {
    timeout: 20_000,
  })
  await editor.call('changeMedia', { id, alt: { zh: '湖', en: '' } })
  const translator = await personWith({ roles: ['editor'], languages: ['en'], sections: ['party'] })
  const alt = (zh: string, en: string) => translator.call('changeMedia', { id, alt: { zh, en } })
  await expect(alt('河', 'Lake')).rejects.toMatchObject({ status: 403 })
  expect((await alt('湖', 'Lake')).alt).toEqual({ zh: '湖', en: 'Lake' })
  const document = { ...news(), shared: { ...news().shared, cover: id } }
  await editor.call('createEntry', { kind: 'news', slug: 'hidden-slug', document })
  expect((await translator.call('mediaUses', { id })).rows).toMatchObject([
    { id: '', slug: '', kind: 'news', title: { zh: '新闻' } },
  ])
  expect(JSON.stringify(await translator.call('pageList', {}))).not.toContain('hidden-slug')
  expect(JSON.stringify(await editor.call('pageList', {}))).toContain('hidden-slug')
  const file = { kind: 'brand', format: 'json', text: '[]', dryRun: true } as const
  await expect(translator.call('importEntries', file)).rejects.toMatchObject({ status: 403 })
})

test('a translator stages the words of a public picture; they are published with the entry, by people who may', async () => {
  const { content, personWith } = await serveStudio()
  const editor = await personWith({ roles: ['editor'] })
  const { id } = await editor.call('uploadMedia', { name: 'a.png' }, { body: blob(await picture('#345')) })
  await vi.waitFor(async () => expect((await editor.call('readMedia', { id })).state).toBe('ready'), {
    timeout: 20_000,
  })
  await editor.call('changeMedia', { id, alt: { zh: '湖', en: '' } })
  const shared = { ...news().shared, cover: id }
  const { id: entry } = await put(content, 'news', { ...news(), shared })
  await expect(editor.call('changeMedia', { id, alt: { zh: '河', en: '' } })).rejects.toMatchObject({
    status: 403,
    error: { message: { zh: /公开/ } },
  })
  const translator = await personWith({ roles: ['editor'], languages: ['en'] })
  const { document, revision } = await translator.call('readEntry', { id: entry })
  const en = { ...document.zh, title: 'Gate', summary: 'Gate', mediaWords: { [id]: 'Lake' } }
  await translator.call('saveEntry', { id: entry, basedOn: revision.no, document: { ...document, en } })
  expect((await translator.call('checks', { id: entry, language: 'en' })).rows).not.toContainEqual(
    expect.objectContaining({ level: 'error' }),
  )
  await translator.call('submit', { id: entry, language: 'en' })
  expect((await editor.call('readMedia', { id })).alt.en).toBe('')
  // The picture is on a page of another section too.
  const training = { type: 'talk', publishedAt: '2026-01-05T09:00:00+08:00', cover: id }
  await put(content, 'training', { ...news({ en: 'Talk' }), shared: training })
  const limited = await personWith({ roles: ['approver'], sections: ['news'] })
  await expect(limited.call('publish', { id: entry, language: 'en' })).rejects.toMatchObject({ status: 403 })
  const approver = await personWith({ roles: ['approver'] })
  await approver.call('publish', { id: entry, language: 'en' })
  expect((await editor.call('readMedia', { id })).alt).toEqual({ zh: '湖', en: 'Lake' })
  await expect(limited.call('changeMedia', { id, focus: { x: 0, y: 0 } })).rejects.toMatchObject({
    status: 403,
  })
  const auditor = await personWith({ roles: ['auditor'] })
  const { rows } = await auditor.call('auditList', { action: 'describeMedia', target: id })
  expect(rows[0]?.detail).toMatchObject({
    before: { zh: '湖', en: '' },
    alt: { zh: '湖', en: 'Lake' },
    entry,
  })
})
