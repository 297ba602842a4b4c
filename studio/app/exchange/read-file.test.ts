import { expect, it } from 'vitest'
import { readImportFile } from './read-file.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

it('reads a CSV with a byte order mark, as Excel writes it', async () => {
  expect(await readImportFile(file('新闻.CSV', '\uFEFFslug,zh.title\na,山门'))).toEqual({
    name: '新闻.CSV',
    format: 'csv',
    text: 'slug,zh.title\na,山门',
  })
})

it('says why a file cannot be imported', async () => {
  const gbk = new Uint8Array([0xc9, 0xbd, 0xc3, 0xc5])
  for (const [chosen, words] of [
    [file('a.xlsx', 'x'), /\.csv/],
    [file('a.csv', gbk), /UTF-8/],
    [file('a.json', new Uint8Array(5_000_001)), /5 MB/],
  ] as const)
    expect(await readImportFile(chosen)).toEqual({
      problem: { zh: expect.stringMatching(words), en: expect.stringMatching(words) },
    })
})
