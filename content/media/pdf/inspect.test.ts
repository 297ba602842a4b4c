import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Fault } from './active-content.ts'
import { inspectPdf } from './inspect.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const page =
  '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n3 0 obj <</Type/Page/Parent 2 0 R>> endobj\n'
const end = 'trailer <</Root 1 0 R>>\n%%EOF'
/** A document of one page; `catalog` goes into its catalog, `more` is among its objects. */
const pdf = (catalog = '', more: string | Buffer = '') =>
  Buffer.concat([
    latin(`%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R${catalog}>> endobj\n${page}`),
    Buffer.from(more as string, 'latin1'),
    latin(`\n${end}`),
  ])
const stream = (dictionary: string, body: Buffer) =>
  Buffer.concat([latin(`9 0 obj <<${dictionary}>> stream\n`), body, latin('\nendstream endobj\n')])

type Packing = {
  dictionary?: string
  pack?: (bytes: Buffer) => Buffer
  type?: string
  /** How many objects it claims to hold. */
  count?: number
  /** What follows its pairs of numbers and offsets. */
  head?: string
}
/** A document whose objects, by number, are packed into a stream. */
function packed(
  objects: Record<number, string>,
  {
    dictionary = '/Filter/FlateDecode',
    pack = deflateSync,
    type = '/Type/ObjStm',
    count = Object.keys(objects).length,
    head: more = '',
  }: Packing = {},
) {
  let head = ''
  let body = ''
  for (const [number, object] of Object.entries(objects)) {
    head += `${number} ${body.length} `
    body += `${object} `
  }
  head += more
  return pdf('', stream(`${type}/N ${count}/First ${head.length}${dictionary}`, pack(latin(head + body))))
}

/** Three pages in a stream of objects, found by a stream of offsets, as most programs write them today. */
function packedPages(): Buffer {
  const objects = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3>>',
    3: '<</Type/Page/Parent 2 0 R>>',
    4: '<</Type /Page /Parent 2 0 R>>',
    5: '<</Type/Page/Parent 2 0 R>>',
  }
  let head = ''
  let body = ''
  for (const [number, object] of Object.entries(objects)) {
    head += `${number} ${body.length} `
    body += `${object} `
  }
  const pack = (number: number, dictionary: string, bytes: Buffer) => {
    const data = deflateSync(bytes)
    const start = latin(`${number} 0 obj <<${dictionary}/Filter/FlateDecode/Length ${data.length}>> stream\n`)
    return Buffer.concat([start, data, latin('\nendstream endobj\n')])
  }
  const header = latin('%PDF-1.7\n')
  const stream = pack(6, `/Type/ObjStm/N 5/First ${head.length}`, latin(head + body))
  const at = header.length + stream.length
  // Each row: free, at an offset, or the how manieth of a stream.
  const rows = [[0, 0, 0], ...[0, 1, 2, 3, 4].map((n) => [2, 6, n]), [1, header.length, 0], [1, at, 0]]
  const table = Buffer.from(
    rows.flatMap(([type = 0, place = 0, n = 0]) => [type, place >> 8, place & 255, n]),
  )
  const offsets = pack(7, '/Type/XRef/Size 8/W[1 2 1]/Root 1 0 R', table)
  return Buffer.concat([header, stream, offsets, latin(`startxref\n${at}\n%%EOF`)])
}

/** Each row of 16 as its difference to the one above, as PNG does. */
function predicted(bytes: Buffer): Buffer {
  const rows: Buffer[] = []
  let above = Buffer.alloc(16)
  for (let at = 0; at < bytes.length; at += 16) {
    const row = Buffer.alloc(16, ' ')
    bytes.copy(row, 0, at, at + 16)
    rows.push(Buffer.from([2, ...row.map((byte, n) => byte - (above[n] ?? 0))]))
    above = row
  }
  return deflateSync(Buffer.concat(rows))
}

const spaced = (bytes: Buffer) =>
  latin(bytes.toString('latin1').replace('>> stream', `>>${' '.repeat(3000)}stream`))

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const web = '<</S/URI/URI(https://evil.example/)>>'

describe('a PDF is refused', () => {
  test.each<[string, Buffer, Fault]>([
    ['a script', pdf(`/OpenAction ${script}`), 'active'],
    ['an escaped script', pdf('/OpenAction <</S /J#61vaScript /J#53 (x)>>'), 'active'],
    ['a script that an event of a page starts', pdf('', `7 0 obj <</O ${script}>> endobj`), 'active'],
    ['an event, whatever it starts', pdf(`/AA <</WC ${web}>>`), 'active'],
    ['a program', pdf('/OpenAction <</S/Launch/F(cmd.exe)>>'), 'active'],
    ['another file', pdf('/OpenAction <</S/GoToR/F(\\\\\\\\evil\\\\x.pdf)/D[0/Fit]>>'), 'active'],
    ['another file in a link', pdf('', '7 0 obj <</A<</S/GoToR/F(x.pdf)>>>> endobj'), 'active'],
    ['a form that is sent', pdf('', '7 0 obj <</S/SubmitForm/F(http://a)>> endobj'), 'active'],
    ['data taken in', pdf('', '7 0 obj <</S/ImportData/F(a)>> endobj'), 'active'],
    ['a rendition', pdf('', '7 0 obj <</S/Rendition/JS(a)>> endobj'), 'active'],
    ['rich media', pdf('', '7 0 obj <</Subtype/RichMedia>> endobj'), 'active'],
    ['a page of the web on opening', pdf(`/OpenAction ${web}`), 'active'],
    ['the same by reference', pdf('/OpenAction 7 0 R', `7 0 obj ${web} endobj`), 'active'],
    ['the same behind a place', pdf(`/OpenAction <</S/GoTo/D[3 0 R/Fit]/Next ${web}>>`), 'active'],
    [
      'one of two openings',
      pdf('/OpenAction 7 0 R', `7 0 obj [3 0 R/Fit] endobj 7 0 obj ${web} endobj`),
      'active',
    ],
    [
      'an opening far from its number',
      pdf('/OpenAction 7 0 R', `7 0 obj [] endobj 7${' '.repeat(50)}0 obj ${web}`),
      'active',
    ],
    ['an opening that is not there', pdf('/OpenAction 7 0 R'), 'active'],
    ['bytes from elsewhere', pdf('', stream('/F(\\\\\\\\evil\\\\x)', latin('x'))), 'active'],
    ['an action inside a stream', pdf('', stream('', latin(`7 0 obj <</AA ${web}>> endobj`))), 'active'],
    ['an action inside a string', pdf('', `6 0 obj ( 7 0 obj <</AA ${web}>> endobj ) endobj`), 'active'],
    ['a packed script', packed({ 1: script }), 'active'],
    ['a packed opening', packed({ 1: `<</OpenAction 5 0 R>>`, 5: web }), 'active'],
    [
      'a packed script behind a string',
      packed({ 1: script }, { dictionary: '/X( obj)/Filter/FlateDecode' }),
      'active',
    ],
    [
      'a packed script behind an escape',
      packed({ 1: script }, { dictionary: '/Fi#6cter/FlateDecode' }),
      'active',
    ],
    ['a packed script without its type', packed({ 1: script }, { type: '' }), 'active'],
    ['a packed script after a long space', spaced(packed({ 1: script })), 'active'],
    [
      'predicted objects',
      packed(
        { 1: script },
        { dictionary: '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 16>>', pack: predicted },
      ),
      'unreadable',
    ],
    [
      'objects packed as figures',
      packed(
        { 1: script },
        { dictionary: '/Filter/ASCIIHexDecode', pack: (b) => latin(`${b.toString('hex')}>`) },
      ),
      'unreadable',
    ],
    [
      'two ways of packing',
      packed({ 1: script }, { dictionary: '/Filter/FlateDecode/Filter/LZWDecode' }),
      'unreadable',
    ],
    [
      'a packed script behind the head',
      packed({ 1: '7 9', 2: `      ${script}` }, { count: 3 }),
      'unreadable',
    ],
    ['half a pair in the head', packed({ 1: '5' }, { count: 2, head: '7 ' }), 'unreadable'],
    [
      'two counts of packed objects',
      packed({ 1: '0' }, { dictionary: '/N 1/Filter/FlateDecode' }),
      'unreadable',
    ],
    [
      'an offset beyond what is packed',
      packed({ 1: '0' }, { count: 2, head: '7 4294967296 ' }),
      'unreadable',
    ],
    ['broken packing', packed({ 1: script }, { pack: (b) => deflateSync(b).subarray(0, 20) }), 'unreadable'],
    [
      'a bomb',
      packed({ 1: '0' }, { pack: (b) => deflateSync(Buffer.concat([b, Buffer.alloc(70 * 1024 * 1024)])) }),
      'unreadable',
    ],
    ['packed objects hidden from us', pdf('', latin('/Type/ObjStm')), 'unreadable'],
    ['a form with scripts', pdf('/AcroForm<</XFA 4 0 R>>'), 'form'],
    ['an escaped form', pdf('/AcroForm<</X#46A 4 0 R>>'), 'form'],
    ['a script as an address', pdf('', '7 0 obj <</S/URI/URI(javascript:alert\\(1\\))>> endobj'), 'active'],
    ['an escaped address', pdf('', '7 0 obj <</S/URI/URI( \\152av\\\na\\163cript:x)>> endobj'), 'active'],
    [
      'an address in figures',
      pdf('', '7 0 obj <</S/URI/URI<FEFF004A0061007600610053 0063007200690070 0074003A0031>>> endobj'),
      'active',
    ],
    [
      'an address elsewhere',
      pdf('', '7 0 obj <</S/URI/URI 8 0 R>> endobj 8 0 obj (JavaScript:1) endobj'),
      'active',
    ],
    ['a file of a machine as an address', pdf('', '7 0 obj <</S/URI/URI(file:///etc/a)>> endobj'), 'active'],
    ['a file of a drive as an address', pdf('', '7 0 obj <</S/URI/URI(file:C:/a.exe)>> endobj'), 'active'],
    ['a file of another one', pdf('', '7 0 obj <</S/URI/URI(\\\\\\\\evil\\\\x)>> endobj'), 'active'],
    ['an address that starts a program', pdf('', '7 0 obj <</S/URI/URI(ms-msdt:/id)>> endobj'), 'active'],
    ['an article of another file', pdf('', '7 0 obj <</S /Thread/F(x.pdf)/D 0>> endobj'), 'active'],
    [
      'an article of another file, whose type is an object',
      pdf('', '7 0 obj <</S 8 0 R/F(x.pdf)/D 0>> endobj\n8 0 obj /Thread endobj'),
      'active',
    ],
    ['a base of addresses', pdf('/URI<</Base(javascript:)>>'), 'active'],
    ['a packed address', packed({ 1: '<</S/URI/URI(javascript:1)>>' }), 'active'],
    [
      'a file attached to a place',
      pdf('', '7 0 obj <</Subtype/FileAttachment/FS 8 0 R>> endobj'),
      'embedded',
    ],
    ['an embedded file without its type', pdf('/AF[<</F(x.exe)/EF<</F 9 0 R>>>>]'), 'embedded'],
    ['an embedded file', pdf('/Names<</EmbeddedFiles 9 0 R>>'), 'embedded'],
    ['a password', latin(`%PDF-1.7\n${page}trailer <</Root 1 0 R/Encrypt 9 0 R>>`), 'encrypted'],
    ['an escaped password', latin(`%PDF-1.7\n${page}trailer <</Root 1 0 R/Encr#79pt 9 0 R>>`), 'encrypted'],
    [
      'a count of pages and none of them',
      latin(`%PDF-1.7\n2 0 obj <</Type/Pages/Count 7>> ${end}`),
      'damaged',
    ],
    ['fewer pages than none', latin(pdf().toString('latin1').replace('/Count 1', '/Count -5')), 'damaged'],
    ['no pages', latin(`%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj ${end}`), 'damaged'],
    ['too much inside each other', pdf('', `7 0 obj ${'['.repeat(5000)}`), 'damaged'],
  ])('with %s', async (_, bytes, fault) => {
    expect((await inspectPdf(bytes)).fault).toBe(fault)
  })
})

describe('a PDF is taken', () => {
  test.each<[string, Buffer, number]>([
    ['as plain as can be', pdf(), 1],
    ['that opens at a place', pdf('/OpenAction[3 0 R/XYZ null null 0]'), 1],
    ['that goes to a place', pdf('/OpenAction 7 0 R', '7 0 obj <</S/GoTo/D[3 0 R/Fit]>> endobj'), 1],
    ['with links to the web', pdf('', `7 0 obj <</Subtype/Link/A ${web}>> endobj`), 1],
    ['with words that name a script', pdf('', '7 0 obj <</T(a script: AA, JS, XFA \\( /JS )>> endobj'), 1],
    ['with packed pages', packedPages(), 3],
    ['with a heading that names a script', pdf('', '7 0 obj <</Title(JavaScript: the parts)>> endobj'), 1],
    ['with a title before which the word “file” stands', pdf('', '7 0 obj\n(File: 2026)\nendobj'), 1],
    ['with the parts of an article', pdf('', '7 0 obj <</Type/Thread/F 8 0 R>> endobj'), 1],
    ['with a page written again', pdf('', '3 0 obj <</Type/Page/Parent 2 0 R>> endobj'), 1],
  ])('%s', async (_, bytes, pages) => {
    expect(await inspectPdf(bytes)).toEqual({ pages })
  })

  test('the printer of the sample', async () => {
    const folder = new URL('../../../sample/files/', import.meta.url)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf'))
    expect(names.length).toBeGreaterThan(10)
    for (const name of names)
      expect(await inspectPdf(await readFile(new URL(name, folder))), name).toEqual({
        pages: expect.any(Number),
      })
  })
})

describe('names of authors', () => {
  const info = (written: string, more = '') =>
    latin(
      `%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R/Metadata 8 0 R>> endobj\n${page}7 0 obj <</Producer(x)/Author${written}>> endobj\n${more}trailer <</Root 1 0 R/Info 7 0 R>>\n%%EOF`,
    )
  const xml = (inner: string) =>
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`
  const creator = xml('<dc:creator><rdf:Seq><rdf:li>Wen Di</rdf:li></rdf:Seq></dc:creator>')
  const metadata = `8 0 obj <</Type/Metadata/Subtype/XML/Length ${creator.length}>> stream\n${creator}\nendstream endobj\n`
  const deflated = deflateSync(latin(creator), { level: 1 })
  const packedMetadata = `8 0 obj <</Type/Metadata/Subtype/XML/Filter/FlateDecode/Length ${deflated.length}>> stream\n${deflated.toString('latin1')}\nendstream endobj\n`
  const wideMetadata = (order: 'le' | 'be') => {
    const wide = Buffer.from(`\ufeff${creator}`, 'utf16le')
    const text = (order === 'le' ? wide : wide.swap16()).toString('latin1')
    return `8 0 obj <</Type/Metadata/Subtype/XML/Length ${text.length}>> stream\n${text}\nendstream endobj\n`
  }
  const commented = (entries: string) =>
    latin(pdf().toString('latin1').replace('/Type/Page/', `/Type/Page/Annots[<</Rect[0 0 9 9]${entries}>>]/`))
  const utf16 = [...'闻笛'].map((each) => each.charCodeAt(0).toString(16).padStart(4, '0')).join('')

  test.each([
    ['in the properties', info('(Wen Di)')],
    ['with brackets', info('(Wen \\( (Di))')],
    ['in figures', info(`<FEFF${utf16}>`)],
    ['in another object', info(' 9 0 R', '9 0 obj\n(Wen Di)\nendobj\n')],
    ['in XML', info('(Wen Di)', metadata)],
    ['in XML of another prefix', info('(Wen Di)', metadata.replaceAll('dc:', 'zz:'))],
    ['of contributors in XML', info('(Wen Di)', metadata.replaceAll('creator', 'contributor'))],
    ['in packed XML', info('()', packedMetadata)],
    ['in XML of two bytes a character', info('()', wideMetadata('le'))],
    ['in XML of two bytes a character, the higher one first', info('()', wideMetadata('be'))],
    ['in a comment', commented('/Subtype/Text/Contents(Agreed)/T(Wen Di)')],
    ['in a comment with its appearance', commented('/T(Wen Di)/AP<</N<</A 1>>>>/Subtype /Highlight')],
  ])('%s are overwritten, and every byte stays at its place', async (_, bytes) => {
    const { pages, fault, cleaned = Buffer.alloc(0) } = await inspectPdf(bytes)
    expect([pages, fault]).toEqual([1, undefined])
    expect(cleaned.length).toBe(bytes.length)
    expect(Buffer.from(cleaned).toString('latin1')).not.toMatch(/W\0?e\0?n|Di\)|FEFF/)
    expect(await inspectPdf(cleaned)).toEqual({ pages: 1 })
  })

  test.each([
    [
      'XML',
      info(
        '()',
        `${packedMetadata.replace(/(?<=Length )\d+/, '12 0 R')}12 0 obj\n${deflated.length}\nendobj\n`,
      ),
    ],
    [
      'objects',
      packed(
        { 7: '<</Author(Wen Di)>>' },
        {
          dictionary: '/Filter/FlateDecode/Length 12 0 R',
          pack: (bytes) => deflateSync(bytes, { level: 1 }),
        },
      ),
    ],
  ])('in packed %s leave the reference to a length as it is', async (_, bytes) => {
    const { cleaned = Buffer.alloc(0) } = await inspectPdf(bytes)
    expect(Buffer.from(cleaned).toString('latin1')).toContain('/Length 12 0 R>>')
  })

  test('are not the names of the fields of a form', async () => {
    const form = commented('/Subtype/Widget/FT/Tx/T(postcode)')
    expect(await inspectPdf(form)).toEqual({ pages: 1 })
  })

  test('that cannot be overwritten are a reason to refuse the file', async () => {
    const comment = commented('/Subtype/Text/#54(Wen Di)')
    expect(await inspectPdf(comment)).toEqual({ pages: 1, fault: 'author' })
    const hidden = info('(Wen Di)').toString('latin1').replace('/Author', '/Auth#6fr')
    expect(await inspectPdf(latin(hidden))).toEqual({ pages: 1, fault: 'author' })
  })

  test('are a reason to refuse a file whose signature their removal would break', async () => {
    const signature = '10 0 obj <</Type/Sig/ByteRange[0 9 20 99]/Contents<00>>> endobj\n'
    expect(await inspectPdf(info('(Wen Di)', signature))).toEqual({ pages: 1, fault: 'author' })
    expect(await inspectPdf(info('()', signature))).toEqual({ pages: 1 })
    // One that was stored before names were removed is not changed, and its text is read.
    const stored = await inspectPdf(info('(Wen Di)', signature), { withText: true })
    expect(stored).toMatchObject({ pages: 1, text: { pages: expect.any(Array) } })
  })
})

/** Its second page is missing, and its first has two beginnings: pdf.js asks for it in vain when the answer was sent. */
const damaged = latin(`%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R /MarkInfo << /Marked true >> /StructTreeRoot 8 0 R >>
endobj
2 0 obj
<< /Type /Pages /Count 2 /Kids [3 0 R 5 0 R] >>
endobj
3 0 obj
<< /Type /Page 3Parent 2 0 R /MediaBox [0 0 60 [3 0 R 5 0 R] >>
endobj
3 0 obj
<< /Type /Pag9 /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /StructParents 0 /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Annots [9 0 R] >>
endobj
4 0 obj
<< /Length 72 >>
stream
BT /F1 12 Tf 72 700 Td (Hello a b c d world) Tj 0 -20 Td (x y z w) Tj ET
endstream
endobj
5 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>
endobj
6 0 obj
<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>
endobj
7 0 obj
<< /Title (t /K [<< /Type /StructElem /S /P /Pg 3 0 R /K 0 >>] /ParentTree << /Nums [0 []] >> >>
endobj
9 0 obj
<< /Type /Annot /Subtype /Link /Rect [0 0 10 10] /Dest [5 0 R /Fit] >>
endobj
xref
0 10
0000000000 65535 f 
0000000009 00000 n 
0000000125 00000 n 
0000000188 00000 n 
0000000396 00000 n 
0000000518 00000 n 
0000000693 00000 n 
0000000764 00000 n 
0000000831 00000 n 
0000000955 00000 n 
trailer
<< /Size 10 /Root 1 0 R >>
startxref
1041
%%EOF`)

describe('in a thread of its own', () => {
  test('a PDF is judged the same', async () => {
    expect(await inspectPdf(pdf())).toEqual({ pages: 1 })
    expect(await inspectPdf(pdf(`/OpenAction ${script}`))).toMatchObject({ fault: 'active' })
  })

  // Looking at each of these once takes a blink; looking again from every place would take half an hour.
  const megabytes = (piece: string) => Buffer.from(piece.repeat((8 * 1024 * 1024) / piece.length), 'latin1')
  test.each([
    'streamendstream',
    'obj<</First 1/Filter/FlateDecode>>stream\n',
    '1 0 obj <<',
    '1 0 obj (',
    '1 0 obj %',
    ' obj<',
    'obj<</First 1>>stream\n',
    '/Type /Page /A ',
    'trailer[',
  ])('eight megabytes of "%s" are done with in time', async (piece) => {
    const bytes = Buffer.concat([pdf(), megabytes(piece)])
    expect((await inspectPdf(bytes)).fault).not.toBe('slow')
  })

  test('a damaged one of which a rejection comes after the answer ends nothing', async () => {
    for (const bytes of [damaged, pdf(), damaged, pdf()]) {
      expect(await inspectPdf(bytes)).toMatchObject(bytes === damaged ? { fault: 'damaged' } : { pages: 1 })
      await setTimeout(bytes === damaged ? 500 : 0)
    }
  })

  test('its text is read page by page', async () => {
    const file = new URL('../../../sample/files/boats-spec-en.pdf', import.meta.url)
    const { pages, text } = await inspectPdf(await readFile(file), { withText: true })
    expect(text?.pages).toHaveLength(pages)
    expect(text?.pages[0]?.text).toContain('Electric passenger boats')
  })

  /** Inspects a PDF in a process of its own, as this one runs other tests, and returns it with what it will have printed. */
  async function startInspection(timeoutMs: number) {
    const folder = await mkdtemp(join(tmpdir(), 'shanmen-pdf-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const program = join(folder, 'program.mjs')
    await writeFile(
      program,
      `import { inspectPdf } from '${new URL('inspect.ts', import.meta.url)}'
      const inspected = inspectPdf(Buffer.from('${pdf().toString('base64')}', 'base64'), { timeoutMs: ${timeoutMs} })
      process.stdout.write('begun ')
      process.stdout.write(JSON.stringify(await inspected))`,
    )
    const child = spawn(process.execPath, [program])
    onTestFinished(() => void child.kill('SIGKILL'))
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    const closed = once(child, 'close').then(() => output)
    await once(child.stdout, 'data')
    return { child, closed }
  }

  test('one that is inspected while the process stands still, as when it is suspended, is not refused for that', async () => {
    const timeoutMs = 4_000
    const { child, closed } = await startInspection(timeoutMs)
    child.kill('SIGSTOP')
    await setTimeout(timeoutMs)
    child.kill('SIGCONT')
    expect(await closed).toBe('begun {"pages":1}')
  })

  test('nor is one on a machine that gives the process a small part of its time', async () => {
    const { child, closed } = await startInspection(4_000)
    for (let round = 0; round < 20 && child.exitCode === null; round += 1) {
      child.kill('SIGSTOP')
      await setTimeout(300)
      child.kill('SIGCONT')
      await setTimeout(20)
    }
    expect(await closed).toBe('begun {"pages":1}')
  })

  test('one that exceeds its time limit is abandoned', async () => {
    expect(await inspectPdf(Buffer.concat([pdf(), megabytes('1 0 obj ')]), { timeoutMs: 0 })).toEqual({
      pages: 0,
      fault: 'slow',
    })
  })
})
