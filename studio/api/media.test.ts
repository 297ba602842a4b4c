import { news, purchase, put } from '@shanmen/content/testing/fixtures.ts'
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
  expect((await translator.call('mediaUses', { id })).rows).toMatchObject([{ title: { zh: '新闻' } }])
  expect(JSON.stringify(await translator.call('pageList', {}))).not.toContain('hidden-slug')
  expect(JSON.stringify(await editor.call('pageList', {}))).toContain('hidden-slug')
  const file = { kind: 'brand', format: 'json', text: '[]', dryRun: true } as const
  await expect(translator.call('importEntries', file)).rejects.toMatchObject({ status: 403 })
})

test('texts of what is public are changed only by people who may publish it in every section, and this is logged', async () => {
  const { content, personWith } = await serveStudio()
  const editor = await personWith({ roles: ['editor'] })
  const { id } = await editor.call('uploadMedia', { name: 'a.png' }, { body: blob(await picture('#345')) })
  await vi.waitFor(async () => expect((await editor.call('readMedia', { id })).state).toBe('ready'), {
    timeout: 20_000,
  })
  await editor.call('changeMedia', { id, alt: { zh: '湖', en: 'Lake' } })
  const shared = { ...news().shared, cover: id }
  await put(content, 'news', { ...news({ en: 'Gate' }), shared })
  const { zh, en } = purchase()
  const attached = { ...purchase().shared, attachments: [id] }
  const change = (who: typeof editor, zh: string, en = 'Lake') =>
    who.call('changeMedia', { id, alt: { zh, en } })
  await expect(change(editor, '河')).rejects.toMatchObject({
    status: 403,
    error: { message: { zh: /公开/ } },
  })
  const approver = await personWith({ roles: ['approver'], sections: ['news'] })
  expect((await change(approver, '河')).alt.zh).toBe('河')
  await expect(change(approver, '')).rejects.toMatchObject({ status: 400 })
  await put(content, 'purchase', { shared: attached, zh, en })
  await expect(change(approver, '江')).rejects.toMatchObject({ status: 403 })
  const english = await personWith({ roles: ['approver'], languages: ['en'] })
  await expect(change(english, '江')).rejects.toMatchObject({ status: 403 })
  await expect(english.call('changeMedia', { id, focus: { x: 0, y: 0 } })).rejects.toMatchObject({
    status: 403,
  })
  expect((await change(english, '河', 'River')).alt).toEqual({ zh: '河', en: 'River' })
  const auditor = await personWith({ roles: ['auditor'] })
  const { rows } = await auditor.call('auditList', { action: 'describeMedia', target: id })
  expect(rows[0]?.detail).toMatchObject({
    before: { zh: '河', en: 'Lake' },
    alt: { zh: '河', en: 'River' },
    public: 2,
  })
})
