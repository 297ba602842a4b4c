import { mediaPlaces, useContent } from '@shanmen/content/testing/databases.ts'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import type { Env } from '../http/client.ts'
import { media } from './media.ts'

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))

// Players of videos and readers of PDFs ask for parts, and continue with a download that was cut off.
describe.each(mediaPlaces)('parts of files on $name', ({ make }) => {
  const fresh = useContent(make)

  test.each(['video.mp4', '年报.pdf'])('%s', async (name) => {
    const content = await fresh()
    await content.media.put(`media/m1/${name}`, bytes)
    const app = new Hono<Env>().route(
      '/',
      media(content.media, async () => ({ to: 'everyone', until: Number.POSITIVE_INFINITY })),
    )
    const ask = async (headers: Record<string, string>, method = 'GET') => {
      const response = await app.request(`/media/m1/${encodeURIComponent(name)}`, { method, headers })
      const body = Buffer.from(await response.arrayBuffer())
      return { status: response.status, range: response.headers.get('Content-Range'), body, response }
    }
    const whole = await ask({})
    expect([whole.status, whole.body.equals(bytes), whole.response.headers.get('Accept-Ranges')]).toEqual([
      200,
      true,
      'bytes',
    ])
    const etag = whole.response.headers.get('ETag') ?? ''
    const changed = whole.response.headers.get('Last-Modified') ?? ''
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=299990-', 299_990, 299_999],
      ['bytes=-5', 299_995, 299_999],
      ['bytes=299000-999999', 299_000, 299_999],
    ] as const) {
      const part = await ask({ Range: range })
      expect([part.status, part.range], range).toEqual([206, `bytes ${from}-${to}/300000`])
      expect(part.body.equals(bytes.subarray(from, to + 1)), range).toBe(true)
      expect(part.response.headers.get('ETag')).toBe(etag)
    }
    const beyond = await ask({ Range: 'bytes=300000-' })
    expect([beyond.status, beyond.range]).toEqual([416, 'bytes */300000'])
    const backward = await ask({ Range: 'bytes=5-2' })
    expect([backward.status, backward.range, backward.body.length]).toEqual([200, null, 300_000])
    const unchanged = await ask({ Range: 'bytes=0-9', 'If-None-Match': etag })
    expect([unchanged.status, unchanged.range]).toEqual([304, null])
    // The rest of another version must not be put behind what a browser has.
    const same = await ask({ Range: 'bytes=100-', 'If-Range': changed })
    expect([same.status, same.body.length]).toEqual([206, 299_900])
    for (const other of ['Mon, 01 Jan 2024 00:00:00 GMT', '"another"', etag]) {
      const { status, range, body } = await ask({ Range: 'bytes=100-', 'If-Range': other })
      expect([status, range, body.equals(bytes)], other).toEqual([200, null, true])
    }
    const head = await ask({ Range: 'bytes=0-9' }, 'HEAD')
    expect(head.body).toHaveLength(0)
  })
})
