import { inflateSync } from 'node:zlib'

const mostInflated = 32 * 1024 * 1024

export type Pdf = { pages: number; fault?: 'encrypted' | 'active' | 'embedded' | 'damaged' }

// A name may be written with escapes: /J#61vaScript.
const unescapeNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const name = (names: string) => new RegExp(`/(?:${names})(?![A-Za-z0-9])`)
const active = name('JavaScript|Launch|Rendition|RichMedia|SubmitForm|ImportData|GoToE')
const embedded = name('EmbeddedFiles?')
const script = name('JS')

/** Reads a PDF's pages and refuses what could act on a reader's machine. It looks inside compressed objects too. */
export function inspectPdf(bytes: Buffer): Pdf {
  const { objects, streams, damaged } = split(bytes.toString('latin1'))
  const visible = [objects, ...streams].map(unescapeNames)
  const pages = countPages(visible)
  const fault = faultOf(visible, unescapeNames(bytes.toString('latin1')))
  if (fault) return { pages, fault }
  return pages === 0 || damaged ? { pages, fault: 'damaged' } : { pages }
}

function faultOf(visible: string[], whole: string): Pdf['fault'] {
  const any = (pattern: RegExp) => visible.some((text) => pattern.test(text))
  if (any(name('Encrypt'))) return 'encrypted'
  // Long names are looked for everywhere, as an object may hide in what looks like the bytes of a picture.
  if (any(script) || any(active) || active.test(whole)) return 'active'
  return any(embedded) || embedded.test(whole) ? 'embedded' : undefined
}

const countPages = (texts: string[]): number => {
  const leaves = texts.reduce(
    (sum, text) => sum + (text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0),
    0,
  )
  if (leaves > 0) return leaves
  const counts = texts.flatMap((text) =>
    [...text.matchAll(/\/Count\s+(\d+)/g)].map(([, count]) => Number(count)),
  )
  return Math.max(0, ...counts)
}

/** The objects of a PDF apart from the bytes of its streams, and the streams that hold objects, unpacked. */
function split(text: string): { objects: string; streams: string[]; damaged: boolean } {
  const streams: string[] = []
  let objects = ''
  let at = 0
  let left = mostInflated
  let damaged = false
  for (;;) {
    const start = text.indexOf('stream', at)
    if (start < 0) break
    const from = start + 'stream'.length
    const end = text.indexOf('endstream', from)
    if (end < 0) break
    objects += `${text.slice(at, start)} `
    const dictionary = text.slice(text.lastIndexOf(' obj', start), start)
    if (/\/ObjStm\b/.test(unescapeNames(dictionary))) {
      const unpacked = unpack(text.slice(from, end), dictionary, left)
      damaged ||= unpacked === undefined
      left -= unpacked?.length ?? 0
      streams.push(unpacked ?? '')
    }
    at = end + 'endstream'.length
  }
  return { objects: objects + text.slice(at), streams, damaged }
}

function unpack(body: string, dictionary: string, left: number): string | undefined {
  const bytes = Buffer.from(body.replace(/^\r?\n/, ''), 'latin1')
  if (!/\/Filter/.test(dictionary)) return bytes.toString('latin1')
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, left) }).toString('latin1')
  } catch {
    return undefined
  }
}
