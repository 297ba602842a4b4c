import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases, useContent } from '../../testing/databases.ts'
import { drawLines, drawnPdf } from '../../testing/pdf.ts'
import { addFile } from '../add-file.ts'
import { readNextText } from './page-text.ts'

describe.each(databases)('the text of PDFs on $name', ({ make }) => {
  const fresh = useContent(make)

  test.each(['missing', 'damaged'])('of a file that is %s is read once it is put back', async (what) => {
    const content = await fresh()
    const add = (name: string, text: string) => {
      const bytes = drawnPdf([{ content: drawLines([[12, 700, text]]) }])
      return addFile(content, 'a', { name, bytes, title: { en: name } })
    }
    const first = await add('first.pdf', 'This is our annual report of the year.')
    const second = await add('second.pdf', 'The other one is about travel.')
    const pagesOf = async (id: string) => {
      const pages = await content.read
        .selectFrom('file_page')
        .selectAll()
        .where('media_id', '=', id)
        .execute()
      return pages.map(({ text }) => text).filter(Boolean)
    }
    const file = join(content.dataDir, 'media', first, 'first.pdf')
    const whole = await readFile(file)
    if (what === 'missing') await rm(file)
    else await writeFile(file, whole.subarray(0, 40))
    while (await readNextText(content)) {}
    // It holds up no other.
    expect(await pagesOf(second)).toEqual(['The other one is about travel.'])
    expect(await pagesOf(first)).toEqual([])
    await writeFile(file, whole)
    while (await readNextText(content)) {}
    expect(await pagesOf(first)).toEqual(['This is our annual report of the year.'])
  })
})
