import { describe, expect, test } from 'vitest'
import { plainText } from '../../rich-text/rich-text.ts'
import { drawLines, drawnPdf } from '../../testing/pdf.ts'
import { inspectPdf } from './inspect.ts'
import { normalizePage } from './page-text.ts'

async function read(bytes: Buffer) {
  const { fault, text } = await inspectPdf(bytes, { withText: true })
  expect(fault).toBeUndefined()
  if (!text) throw new Error('no text')
  return text
}

/** Each block as its kind and its words. */
const blocksOf = async (bytes: Buffer) =>
  (await read(bytes)).pages.map(({ content }) =>
    content.map((node) => [
      node.type === 'heading' ? `h${node.attrs?.level}` : node.type,
      plainText(node).trim().replaceAll('\n', '|'),
    ]),
  )

const words = '社会责任报告：岚屿湖水面'
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('a font that names its characters only by a predefined CMap', () => {
  const withFont = (name: string, ordering: string, hex: string) =>
    drawnPdf([{ content: `BT /F2 20 Tf 50 700 Td <${hex}> Tj ET` }], {
      font: '/F2 100 0 R',
      objects: [
        `<</Type/Font/Subtype/Type0/BaseFont/Song/Encoding/${name}/DescendantFonts[101 0 R]>>`,
        `<</Type/Font/Subtype/CIDFontType0/BaseFont/Song/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/DW 1000/FontDescriptor 102 0 R>>`,
        '<</Type/FontDescriptor/FontName/Song/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 900/StemV 80>>',
      ],
    })

  // 社会责任报告：岚屿湖水面 in GBK, 報告 in Big5.
  const gbk = 'c9e7bbe1d4f0c8ceb1a8b8e6a3bae1b0d3ecbafecbaec3e6'
  const big5 = 'b3f8a769'
  test.each([
    ['GBK-EUC-H', 'GB1', gbk, words],
    ['GBKp-EUC-H', 'GB1', gbk, words],
    ['GBK2K-H', 'GB1', gbk, words],
    ['GB-EUC-H', 'GB1', 'c9e7bbe1d4f0c8ce', '社会责任'],
    ['GBpc-EUC-H', 'GB1', 'c9e7bbe1d4f0c8ce', '社会责任'],
    ['UniGB-UCS2-H', 'GB1', utf16(words).toString('hex'), words],
    ['UniGB-UTF16-H', 'GB1', utf16(words).toString('hex'), words],
    ['B5pc-H', 'CNS1', big5, '報告'],
    ['ETen-B5-H', 'CNS1', big5, '報告'],
    ['ETenms-B5-H', 'CNS1', big5, '報告'],
    ['HKscs-B5-H', 'CNS1', big5, '報告'],
    ['UniCNS-UCS2-H', 'CNS1', utf16('報告').toString('hex'), '報告'],
    ['UniCNS-UTF16-H', 'CNS1', utf16('報告').toString('hex'), '報告'],
  ])('%s', async (name, ordering, hex, expected) => {
    const { pages, language } = await read(withFont(name, ordering, hex))
    expect(pages.map(({ text }) => text.trim())).toEqual([expected])
    expect(language).toBe('zh-CN')
  })

  test.each(['GBK-EUC-V', 'UniGB-UCS2-V'])('%s, in vertical lines', async (name) => {
    const hex = name.startsWith('Uni') ? utf16('责任').toString('hex') : 'd4f0c8ce'
    const { pages } = await read(withFont(name, 'GB1', hex))
    expect(pages[0]?.content.map(plainText)).toEqual(['责任\n'])
  })

  test('one that is not among ours leaves the rest readable', async () => {
    const { pages } = await read(withFont('UniJIS-UCS2-H', 'Japan1', utf16('報告').toString('hex')))
    expect(pages).toHaveLength(1)
  })
})

describe('a PDF without structure', () => {
  const page = (number: number, title: string): { content: string } => ({
    content: drawLines([
      [7, 780, `Yearly report ${number}`],
      [20, 720, title],
      [10, 690, 'The lake is clear and the inter-'],
      [10, 675, 'national guests come by boat now'],
      [10, 660, 'and rest.'],
      [10, 630, 'Another paragraph that stands apart.'],
      [7, 20, `${number}`],
    ]),
  })

  test('has its headings by the size of letters, and no lines that every page has', async () => {
    const [first, second] = await blocksOf(drawnPdf([page(1, 'Water'), page(2, 'People'), page(3, 'Craft')]))
    expect(first).toEqual([
      ['h2', 'Water'],
      ['paragraph', 'The lake is clear and the international guests come by boat now and rest.'],
      ['paragraph', 'Another paragraph that stands apart.'],
    ])
    expect(second?.[0]).toEqual(['h2', 'People'])
  })

  test('has its headings by its bookmarks where there are any, added where the page has no such line', async () => {
    const bookmarks = [
      '<</Type/Outlines/First 101 0 R/Last 102 0 R/Count 2>>',
      '<</Title(Another paragraph that stands apart.)/Parent 100 0 R/Next 102 0 R/Dest[4 0 R/Fit]>>',
      '<</Title(Added)/Parent 100 0 R/Prev 101 0 R/Dest[6 0 R/Fit]>>',
    ]
    const pdf = drawnPdf([page(1, 'Water'), page(2, 'People')], {
      catalog: '/Outlines 100 0 R',
      objects: bookmarks,
    })
    const [first, second] = await blocksOf(pdf)
    expect(first?.filter(([kind]) => kind === 'h2')).toEqual([['h2', 'Another paragraph that stands apart.']])
    expect(second?.[0]).toEqual(['h2', 'Added'])
  })

  test('names its language, else it is told by the letters', async () => {
    expect((await read(drawnPdf([page(1, 'A')], { catalog: '/Lang(fr-CA)' }))).language).toBe('fr-CA')
    expect((await read(drawnPdf([page(1, 'A')], { catalog: '/Lang(no language)' }))).language).toBe('en')
  })
})

test('a word that is divided at the end of a line is one word, and one with a hyphen keeps it', async () => {
  const lines = [
    'Around the lake each of sixty-',
    'three villages has its own step-',
    'free path, and in its develop-',
    'ment three are free of charge.',
  ]
  const content = drawLines(lines.map((text, index) => [12, 700 - 14 * index, text]))
  const whole =
    'Around the lake each of sixty-three villages has its own step-free path, and in its development three are free of charge.'
  expect(await blocksOf(drawnPdf([{ content }]))).toEqual([[['paragraph', whole]]])
  const [page] = (await read(drawnPdf([{ content }]))).pages
  expect(normalizePage(page?.text ?? '').replaceAll('\n', ' ')).toBe(whole)
})

test('a tagged PDF has its blocks by its structure: lists, tables, pictures, and nothing that is decoration', async () => {
  const marked = (id: number, y: number, text: string) =>
    `/P <</MCID ${id}>> BDC BT /F1 10 Tf 50 ${y} Td (${text}) Tj ET EMC`
  const content = [
    '/Artifact BMC BT /F1 10 Tf 50 790 Td (Decoration) Tj ET EMC',
    marked(0, 700, 'Chapter'),
    marked(1, 680, 'Some text.'),
    marked(2, 660, '1.'),
    marked(3, 660, 'first'),
    marked(4, 640, 'Year'),
    marked(5, 640, 'Clarity'),
    marked(6, 620, '2025'),
    marked(7, 620, '3.2'),
    marked(8, 600, '38'),
  ].join('\n')
  const of = (role: string, kids: string, more = '') =>
    `<</Type/StructElem/S/${role}/Pg 4 0 R/K[${kids}]${more}>>`
  const objects = [
    '<</Type/StructTreeRoot/K 101 0 R/ParentTree 116 0 R>>',
    of('Document', '102 0 R 103 0 R 104 0 R 108 0 R 115 0 R', '/P 100 0 R'),
    of('H1', '0', '/P 101 0 R'),
    of('P', '1', '/P 101 0 R'),
    of('L', '105 0 R', '/P 101 0 R'),
    of('LI', '106 0 R 107 0 R', '/P 104 0 R'),
    of('Lbl', '2', '/P 105 0 R'),
    of('LBody', '3', '/P 105 0 R'),
    of('Table', '109 0 R 110 0 R', '/P 101 0 R'),
    of('TR', '111 0 R 112 0 R', '/P 108 0 R'),
    of('TR', '113 0 R 114 0 R', '/P 108 0 R'),
    of('TH', '4', '/P 109 0 R'),
    of('TH', '5', '/P 109 0 R'),
    of('TH', '6', '/P 110 0 R'),
    of('TD', '7', '/P 110 0 R'),
    of('Figure', '8', '/P 101 0 R/Alt(Visitors: 38)'),
    '<</Nums[0[102 0 R 103 0 R 106 0 R 107 0 R 111 0 R 112 0 R 113 0 R 114 0 R 115 0 R]]>>',
  ]
  const pdf = drawnPdf([{ content, structParents: 0 }], {
    catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 100 0 R/Lang(en-GB)',
    objects,
  })
  expect(await blocksOf(pdf)).toEqual([
    [
      ['h2', 'Chapter'],
      ['paragraph', 'Some text.'],
      ['orderedList', 'first'],
      ['table', 'Year||Clarity|||2025||3.2'],
      ['paragraph', 'Visitors: 38'],
    ],
  ])
})

describe('letter-spaced words', () => {
  const drawn = (operators: string) => drawnPdf([{ content: `BT /F1 10 Tf 50 700 Td ${operators} ET` }])
  const spaced = (text: string, gap: number) =>
    `[${[...text].map((letter) => (letter === ' ' ? -400 : `(${letter}) ${-gap}`)).join(' ')}] TJ`

  test.each([
    ['by the spacing of characters', '2 Tc (LINGSHAN GROUP) Tj', 'LINGSHAN GROUP'],
    ['by single gaps, without a drawn space', spaced('LINGSHAN GROUP', 140), 'LINGSHAN GROUP'],
    ['by uneven gaps', '[(L) -115 (ingshan) -40 ( G) -115 (r) -115 (o) -105 (up)] TJ', 'Lingshan Group'],
    ['each letter placed by itself', '(G) Tj 9.2 0 Td (r) Tj 4.8 0 Td (o) Tj 7 0 Td (up) Tj', 'Group'],
    ['condensed and larger by a matrix', '50 Tz 4 0 0 4 50 600 Tm 2 Tc (GROUP 7) Tj', 'GROUP 7'],
  ])('%s', async (_, operators, expected) => {
    const { pages } = await read(drawn(operators))
    expect(pages[0]?.text.replace(/\s+/g, ' ').trim()).toBe(expected)
    expect(pages[0]?.content.map((node) => plainText(node).trim())).toEqual([expected])
  })

  test.each([
    ['letters with drawn spaces', '(Vitamins A B C and d) Tj', 'Vitamins A B C and d'],
    ['letters as far apart as words', '[(A) -300 (B) -300 (C)] TJ', 'A B C'],
    [
      'words with gaps in place of spaces',
      '[(Hall) -280 (B) -280 (and) -280 (C) -280 (are) -280 (open)] TJ',
      'Hall B and C are open',
    ],
  ])('but not %s', async (_, operators, expected) => {
    const { pages } = await read(drawn(operators))
    expect(pages[0]?.text.replace(/\s+/g, ' ').trim()).toBe(expected)
  })
})
