import { change } from '@shanmen/content/database/change.ts'
import { readNextText } from '@shanmen/content/media/pdf/page-text.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serveSample } from './testing/serve.ts'

let served: Served
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

const zh = { id: '2025', languageId: 1 } as const
const readable = async () =>
  (await served.call('responsibilityReportList', { languageId: 1 })).list.filter((report) => report.readable)

test('a report has a text as soon as its PDF has been read', async () => {
  expect(await readable()).toEqual([])
  const code = await served.call('responsibilityReportText', zh).catch((error: unknown) => error)
  expect(code instanceof ApiError && code.code).toBe(40400)

  while (await readNextText(served.content)) {}
  expect(await readable()).toHaveLength(5)
  expect((await served.call('responsibilityReportDetail', zh)).readable).toBe(true)

  const text = await served.call('responsibilityReportText', zh)
  expect(text).toMatchObject({ id: '2025', year: 2025, language: 'zh-CN', languages: [1, 2] })
  expect(text.file.url).toMatch(/^\/media\/[^/]+\/.+\.pdf$/)
  expect(text.texts.map(({ page }) => page)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1))
  expect(text.headings).toContainEqual({ title: '五年数据', level: 2, page: 9 })
  // The PDF's list of contents is left out: the page has its own.
  expect(text.headings.map(({ title }) => title)).not.toContain('目录')
  const [, scope, foreword] = text.texts
  expect(scope?.content).toMatch(/^<p>本报告涵盖/)
  expect(foreword?.content).toMatch(/^<h2>写在前面<\/h2><p>今年的报告写成两条线。/)
  expect(text.texts[8]?.content).toContain('<th scope="col">2025</th>')
  expect(text.texts[9]?.content).toMatch(/<a href="mailto:hello@[^"]+">[^<]+<\/a>，<a href="tel:4000000026">/)

  const english = await served.call('responsibilityReportText', { ...zh, languageId: 2 })
  expect(english.language).toBe('en-GB')
  expect(english.headings.map(({ title }) => title)).toContain('Five years in figures')
}, 120_000)

test('without a readable PDF in one language, the other has the only text', async () => {
  const english = await served.call('responsibilityReportText', { ...zh, languageId: 2 })
  const [, , medium = ''] = english.file.url.split('/')
  await change(served.content, (change) =>
    change
      .updateTable('file_page')
      .set({ content: '' })
      .where('media_id', '=', medium)
      .where('page', '=', 0)
      .execute(),
  )
  expect((await served.call('responsibilityReportText', zh)).languages).toEqual([1])
  expect((await served.call('responsibilityReportDetail', { ...zh, languageId: 2 })).readable).toBe(false)
})
