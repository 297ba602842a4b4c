import { describe, expect, test } from 'vitest'
import { databases, useContent } from '../testing/databases.ts'
import { readMedia } from './media.ts'

describe.each(databases)('media on $name', ({ make }) => {
  const fresh = useContent(make)

  test('are read however many are asked for', async () => {
    const content = await fresh()
    const ids = Array.from({ length: 1_100 }, (_, no) => `m${no}`)
    const rest = {
      name: 'a.png',
      mime: 'image/png',
      bytes: 1,
      width: 1,
      height: 1,
      widths: '[]',
      pages: null,
    }
    const rows = ids.map((id) => ({
      ...{ id, sha256: id, ...rest, focus_x: 0.5, focus_y: 0.5, created_at: '', created_by: 'a' },
      ...{ alt_zh: '', alt_en: '' },
    }))
    for (let from = 0; from < rows.length; from += 100)
      await content.write
        .insertInto('media')
        .values(rows.slice(from, from + 100))
        .execute()
    expect([...(await readMedia(content, [...ids, 'unknown'])).keys()].sort()).toEqual(ids.toSorted())
  })
})
