import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readAnchors, summarizeAnchors } from './anchor.ts'

const all = 20_000
const lineOf = (no: number) =>
  JSON.stringify({ no, hash: 'a'.repeat(64), at: '2026-12-01T00:00:00.000Z' }).concat('\n')

async function fileWith(text: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-anchors-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  await writeFile(join(dataDir, 'anchor.jsonl'), text)
  return dataDir
}

test('many copies are read piece by piece, between which others are answered', async () => {
  const lines = Array.from({ length: all }, (_, at) => lineOf(at + 1))
  const dataDir = await fileWith(lines.join(''))
  let [atOnce, most, isRead] = [0, 0, false]
  const { parse } = JSON
  const parsing = vi.spyOn(JSON, 'parse').mockImplementation((text) => {
    atOnce += 1
    return parse(text)
  })
  onTestFinished(() => parsing.mockRestore())
  const answer = () => {
    most = Math.max(most, atOnce)
    atOnce = 0
    if (!isRead) setImmediate(answer)
  }
  setImmediate(answer)
  const { recent, ...summary } = await summarizeAnchors(dataDir)
  isRead = true
  parsing.mockRestore()
  expect(summary).toMatchObject({ count: all, first: { no: 1 }, damaged: 0 })
  expect(recent.map(({ no }) => no)).toEqual(Array.from({ length: 100 }, (_, at) => all - 99 + at))
  expect(most).toBeGreaterThan(0)
  expect(Math.max(most, atOnce)).toBeLessThan(5_000)
  expect((await Array.fromAsync(readAnchors(dataDir))).flat().map(({ no }) => no)).toEqual(
    Array.from({ length: all }, (_, at) => at + 1),
  )
})

test('zeros instead of lines are damage, half a line at the end is none', async () => {
  const zeros = '\0'.repeat(1_000_000)
  const { damaged, count } = await summarizeAnchors(
    await fileWith(`${lineOf(1)}${zeros}\n${lineOf(2)}${lineOf(3).slice(0, 20)}`),
  )
  expect(count).toBe(2)
  expect(damaged).toBeGreaterThan(0)
  expect(await summarizeAnchors(await fileWith(lineOf(1).slice(0, -2)))).toMatchObject({
    count: 0,
    damaged: 0,
  })
})
