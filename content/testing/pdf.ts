/** A PDF of these objects, the first of which is the catalog, numbered from 1. */
export function makePdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let at = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(at)
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj `), body, Buffer.from(' endobj\n')]))
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  add(Buffer.from(`${table}trailer <</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`))
  return Buffer.concat(parts)
}

const pdfStream = (content: string, more = ''): string =>
  `<<${more}/Length ${content.length}>> stream\n${content}\nendstream`

type DrawnPage = { content: string; structParents?: number }

/** A PDF of pages that draw text with the fonts `F1` (Helvetica) and, if passed, `F2`; `catalog` and `objects` from 100 on are added. */
export function drawnPdf(
  pages: readonly DrawnPage[],
  { catalog = '', font = '', objects = [] }: { catalog?: string; font?: string; objects?: string[] } = {},
): Buffer {
  const first = 4
  const pageAt = (index: number) => first + index * 2
  const kids = pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ')
  const all: string[] = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 600 800]/Resources<</Font<</F1 3 0 R${font}>>>>>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap(({ content, structParents }, index) => [
      `<</Type/Page/Parent 2 0 R/Contents ${pageAt(index) + 1} 0 R${structParents === undefined ? '' : `/StructParents ${structParents}`}>>`,
      pdfStream(content),
    ]),
  ]
  while (all.length < 99 && objects.length > 0) all.push('null')
  return makePdf([...all, ...objects])
}

/** Draws lines of Latin text: size, height on the page, words, and where they begin. */
export const drawLines = (
  lines: readonly (readonly [size: number, y: number, text: string, x?: number])[],
): string =>
  lines.map(([size, y, text, x = 50]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')
