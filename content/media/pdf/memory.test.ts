import { setTimeout } from 'node:timers/promises'
import { constants, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makePdf } from '../../testing/pdf.ts'
import { inspectPdf } from './inspect.ts'

const megabyte = 1024 ** 2

/** A page whose content is so many megabytes of spaces, packed to a thousandth. */
function unpacksTo(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(megabyte, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const body = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => piece),
    deflateRawSync(Buffer.alloc(0)),
  ])
  const head = `<</Filter/FlateDecode/Length ${body.length}>> stream\n`
  return makePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 600 800]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
    Buffer.concat([Buffer.from(head), body, Buffer.from('\nendstream')]),
  ])
}

test('a small PDF that unpacks to gigabytes ends at the limit of memory, and the next one is read', async () => {
  const bytes = unpacksTo(1200)
  expect(bytes.length).toBeLessThan(4 * megabyte)
  const before = process.memoryUsage.rss()
  let most = before
  let isDone = false
  const watched = (async () => {
    for (; !isDone; await setTimeout(5)) most = Math.max(most, process.memoryUsage.rss())
  })()
  const { fault } = await inspectPdf(bytes, { withText: true, maxMemory: before + 200 * megabyte })
  isDone = true
  await watched
  expect(fault).toBe('slow')
  // It grows on for the moments until it is noticed.
  expect((most - before) / megabyte).toBeLessThan(600)
  expect((await inspectPdf(unpacksTo(1), { withText: true })).pages).toBe(1)
})
