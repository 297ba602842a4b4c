import { expect, it } from 'vitest'
import { readImportFile } from './read-file.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

it('reads a CSV with a byte order mark, as Excel writes it', async () => {
  expect(await readImportFile(file('新闻.CSV', '\uFEFFslug,zh.title\na,山门'))).toEqual({
    name: '新闻.CSV',
    format: 'csv',
    text: 'slug,zh.title\na,山门',
    isGbk: false,
  })
})

it('reads what Excel saves as plain CSV in China and as Unicode text', async () => {
  const gbk = new Uint8Array([0xc9, 0xbd, 0xc3, 0xc5])
  expect(await readImportFile(file('a.csv', 'zh.title\n', gbk))).toMatchObject({
    text: 'zh.title\n山门',
    isGbk: true,
  })
  const unicode = Buffer.from('\uFEFFid\tzh.title\na\t山门', 'utf16le')
  expect(await readImportFile(file('a.txt', unicode))).toEqual({
    name: 'a.txt',
    format: 'csv',
    text: 'id\tzh.title\na\t山门',
    isGbk: false,
  })
})

it('says why a file cannot be imported', async () => {
  const noText = new Uint8Array([0x50, 0x4b, 0xff, 0xff])
  for (const [chosen, words] of [
    [file('a.xlsx', 'x'), /CSV/],
    [file('a.csv', noText), /UTF-8/],
    [file('a.json', new Uint8Array(5_000_001)), /5 MB/],
  ] as const)
    expect(await readImportFile(chosen)).toEqual({
      problem: { zh: expect.stringMatching(words), en: expect.stringMatching(words) },
    })
})

it('says that a file cannot be read any more', async () => {
  const moved = file('a.csv', 'zh.title')
  moved.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  expect(await readImportFile(moved)).toEqual({
    problem: { zh: expect.stringMatching(/无法读取/), en: expect.stringMatching(/cannot be read/) },
  })
})
