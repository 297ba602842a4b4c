import { cpSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { news } from '@shanmen/content/testing/fixtures.ts'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { setUp, signIn } from './driver.ts'
import { addNode, isReady, killAll, soon, startAgain, startStore } from './nodes.ts'
import { usePostgres } from './postgres.ts'

vi.setConfig({ testTimeout: 600_000 })

test('two programs on one database and one bucket: what one takes in, the other serves, and continues with', async ({
  skip,
}) => {
  const postgres = await usePostgres(skip)
  const { store, settings: ofStore } = await startStore()
  const settings = { ...ofStore, DATABASE_URL: postgres.url, SAMPLE: 'off' }
  const one = await addNode(settings, true)
  const studioOf = ({ studioPort }: { studioPort: number | undefined }) => `http://127.0.0.1:${studioPort}`
  await setUp({ url: studioOf(one), output: one.running.output })
  const other = await addNode(settings, true, one)
  const served = () =>
    fetch(`${studioOf(other)}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(served, soon).toBe(true)

  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const atOne = await signIn({ url: studioOf(one) })
  const file = new Blob([new Uint8Array(bytes)])
  const { id: cover } = await atOne.call('uploadMedia', { name: '湖.png' }, { body: file })
  await expect.poll(async () => (await atOne.call('readMedia', { id: cover })).state, soon).toBe('ready')
  await atOne.call('changeMedia', { id: cover, alt: { zh: '湖', en: 'Lake' } })
  const document = news({ zh: '两台服务器' })
  const { id, slug } = await atOne.call('createEntry', {
    kind: 'news',
    document: { ...document, shared: { ...document.shared, cover } },
  })
  await atOne.call('publish', { id, language: 'zh', revision: 1 })
  expect([...store.objects.keys()].filter((key) => key.startsWith(`media/${cover}/`))).not.toEqual([])
  // Nothing but copies and files of its own is on a node.
  await killAll(one)

  const page = async () => (await fetch(`${other.baseUrl}/newsAndInformation/group/${slug}`)).text()
  await expect.poll(page, soon).toContain(`/media/${cover}/`)
  const picture = `${other.baseUrl}/media/${cover}/640.webp`
  const whole = await fetch(picture)
  expect([whole.status, whole.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  const part = await fetch(picture, { headers: { Range: 'bytes=0-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
  // The session of one node holds on the other, whose key is the same.
  const atOther = await signIn({ url: studioOf(other) })
  expect((await atOther.call('readMedia', { id: cover })).state).toBe('ready')
  const files = readdirSync(other.dataDir, { recursive: true }).map(String)
  expect(files.filter((file) => file.endsWith('.webp') && !file.startsWith('media-copies/'))).toEqual([])

  // A node that lost its key does not make another one: its site serves, its studio waits and says why.
  const [key, away] = ['studio.key', 'away.key'].map((name) => join(one.dataDir, name)) as [string, string]
  renameSync(key, away)
  await startAgain(one, settings)
  await expect.poll(one.running.output, soon).toMatch(/studio\.key is missing: put the studio\.key/)
  const body = await (await fetch(`${one.baseUrl}/readyz`)).json()
  expect(body).toMatchObject({ status: 'ready', studio: 'waiting' })
  cpSync(away, key)
  await expect
    .poll(
      () =>
        fetch(`${studioOf(one)}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      soon,
    )
    .toBe(true)
  expect(await isReady(one)).toBe(true)
})
