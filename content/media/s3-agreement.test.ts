import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startS3Server } from '../testing/s3-server.ts'
import { sha256 } from './media-row.ts'
import { type S3Place, s3Requests } from './s3-requests.ts'
import { s3Store } from './s3-store.ts'

const strange = "media/m1/年报 (2026) + 50% & “x”!'*~.pdf"

/** What a bucket answers to each kind of request that there is, from an empty prefix on, which is empty again afterwards. */
async function observe(place: S3Place) {
  const send = s3Requests(place)
  const summaryOf = (request: Parameters<typeof send>[0], own = send) =>
    own(request, async ({ status, text }) => {
      const answer = await text()
      return `${status} ${/<Code>(\w+)/.exec(answer)?.[1] ?? answer.slice(0, 20)}`.trim()
    }).catch(({ message }: Error) => `refused ${/\((\w+)\)/.exec(message)?.[1]}`)
  const put = (path: string, text: string, headers = {}) => {
    const content = new TextEncoder().encode(text)
    return summaryOf({
      method: 'PUT',
      path,
      headers,
      body: { content, bytes: content.length, sha256: sha256(content) },
    })
  }
  const get = (path: string, headers = {}) => summaryOf({ method: 'GET', path, headers })
  const once = { 'If-None-Match': '*' }
  const answers = {
    created: await put(strange, 'one two', once),
    createdAgain: await put(strange, 'x', once),
    whole: await get(strange),
    range: await get(strange, { Range: 'bytes=4-' }),
    part: await get(strange, { Range: 'bytes=0-2' }),
    beyond: await get(strange, { Range: 'bytes=99-' }),
    replaced: [await put(strange, 'three'), await get(strange)],
    missing: await get('media/none'),
    otherSecret: await summaryOf(
      { method: 'GET', path: strange },
      s3Requests({ ...place, secretAccessKey: 'x' }),
    ),
    otherKey: await summaryOf({ method: 'GET', path: strange }, s3Requests({ ...place, accessKeyId: 'x' })),
    otherBucket: await summaryOf(
      { method: 'GET', path: strange },
      s3Requests({ ...place, bucket: `x-${randomUUID()}` }),
    ),
    otherBytes: await summaryOf({
      method: 'PUT',
      path: 'media/wrong',
      body: { content: new Uint8Array(3), bytes: 3, sha256: sha256(new Uint8Array(4)) },
    }),
  }
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-agreement-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const store = s3Store({ ...place, copies: { folder, maxBytes: 1e9 } })
  const list = async (below: string) =>
    (await Array.fromAsync(store.list(below))).map(({ path, bytes }) => `${path} ${bytes}`)
  for (let no = 10; no < 15; no += 1) await store.put(`media/m1/p ${no}`, Buffer.from('x'))
  await store.put('media/m10/x', Buffer.from('x'))
  const lists = [await list('media'), await list('media/m1'), await list('none')]
  await store.remove('media/m1')
  const left = await list('media')
  await store.remove('media')
  return { answers, lists, left, end: await list('media') }
}

const pages = [10, 11, 12, 13, 14].map((no) => `media/m1/p ${no} 1`)
const expected = {
  answers: {
    created: '200',
    createdAgain: '412 PreconditionFailed',
    whole: '200 one two',
    range: '206 two',
    part: '206 one',
    beyond: 'refused InvalidRange',
    replaced: ['200', '200 three'],
    missing: '404 NoSuchKey',
    otherSecret: 'refused SignatureDoesNotMatch',
    otherKey: 'refused InvalidAccessKeyId',
    otherBucket: '404 NoSuchBucket',
    otherBytes: 'refused XAmzContentSHA256Mismatch',
  },
  lists: [[...pages, `${strange} 5`, 'media/m10/x 1'], [...pages, `${strange} 5`], []],
  left: ['media/m10/x 1'],
  end: [],
}

test('the server of the tests answers as the specification says', async () => {
  const server = await startS3Server()
  onTestFinished(server.close)
  server.pageSize = 2
  expect(await observe({ ...server.place, prefix: 'a site/' })).toEqual(expected)
})

/** A bucket of another maker's store, as JSON of an S3Place. */
const place = process.env.TEST_S3_PLACE
test.skipIf(!place)('an independent store answers alike', async () => {
  expect(await observe({ ...JSON.parse(String(place)), prefix: `${randomUUID()}/` })).toEqual(expected)
})
