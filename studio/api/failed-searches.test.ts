import { news, put } from '@shanmen/content/testing/fixtures.ts'
import { expect, test } from 'vitest'
import { serveStudio } from '../testing/serve-studio.ts'

test('others are served between two of the searches that are made again', async () => {
  const { content, personWith } = await serveStudio()
  const reader = await personWith({ roles: ['editor'] })
  const day = new Date().toISOString().slice(0, 10)
  const queries = Array.from({ length: 30 }, (_, index) => `qx${index}zz`)
  const failed = queries.map((query) => ({ day, language: 'en' as const, query, times: 3 }))
  await content.write.insertInto('search_failure').values(failed).execute()
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const lists = await Promise.all([reader.call('failedSearchList', {}), reader.call('failedSearchList', {})])
  clearImmediate(next)
  for (const { rows } of lists) expect(rows).toHaveLength(queries.length)
  // One list after the other.
  expect(turns).toBeGreaterThanOrEqual(2 * queries.length)
})

test('fifty are shown, also where more than fifty of the most frequent find something by now', async () => {
  const { content, personWith } = await serveStudio()
  const editor = await personWith({ roles: ['editor'] })
  const found = Array.from({ length: 51 }, (_, index) => `harbour${index}`)
  await put(content, 'news', news({ zh: null, en: 'Harbours', body: found.join(' ') }))
  const day = new Date().toISOString().slice(0, 10)
  const rows = [
    ...found.map((query) => ({ query, times: 9 })),
    ...Array.from({ length: 51 }, (_, index) => ({ query: `qx${index}zz`, times: 3 })),
  ]
  const failed = rows.map((row) => ({ day, language: 'en' as const, ...row }))
  await content.write.insertInto('search_failure').values(failed).execute()
  const shown = (await editor.call('failedSearchList', {})).rows
  expect(shown).toHaveLength(50)
  expect(shown.filter(({ query }) => !query.startsWith('qx'))).toEqual([])
})
