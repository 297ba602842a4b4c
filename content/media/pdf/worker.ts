import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'
import { findActiveContent } from './active-content.ts'
import { removeAuthorNames } from './author-names.ts'
import type { Inspection, InspectionRequest } from './inspect.ts'
import type { PdfDocument } from './page-items.ts'
import { readText } from './read-text.ts'

// What the characters of Chinese fonts are that name them only by a predefined CMap (ADR 58).
const cMapUrl = fileURLToPath(new URL('./cmaps/', import.meta.url))

// Of some damaged files pdf.js leaves rejections that no one handles, which come when the answer was sent and the next file may be here. In
// a browser they are lines of its console.
process.on('unhandledRejection', () => undefined)

// Run by inspect.ts in a thread of its own, which a failure that is not one of the file ends: the other end would wait for it.
parentPort?.on('message', (request: InspectionRequest) =>
  inspect(request).then(
    (done) => parentPort?.postMessage(done),
    (error: unknown) =>
      setImmediate(() => {
        throw error
      }),
  ),
)

async function inspect({ bytes: original, withText }: InspectionRequest): Promise<Inspection> {
  const bytes = removeAuthorNames(Buffer.from(original.buffer))
  const isChanged = !bytes.equals(original)
  const cleaned = isChanged ? { cleaned: Uint8Array.from(bytes) } : {}
  const fault = findActiveContent(bytes)
  if (fault) return { pages: 0, fault }
  const data = Uint8Array.from(bytes)
  // Only text is read: no picture is decoded.
  const options = { verbosity: VerbosityLevel.ERRORS, useWorkerFetch: false, maxImageSize: 0 }
  const task = getDocument({ data, cMapUrl, ...options })
  try {
    const document = await task.promise
    const { numPages: pages } = document
    if ((await document.getJSActions()) !== null) return { pages, fault: 'active' }
    if ((await document.getAttachments()) !== null) return { pages, fault: 'embedded' }
    // A tree of pages may claim a negative number.
    if (pages < 1) return { pages: 0, fault: 'damaged' }
    if (hasAuthor(await document.getMetadata()) || (await hasCommenter(document)))
      return { pages, fault: 'author' }
    if (!withText) return isChanged && isSigned(bytes) ? { pages, fault: 'author' } : { pages, ...cleaned }
    return { pages, text: await readText(document), ...cleaned }
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException'
    return { pages: 0, fault: isEncrypted ? 'encrypted' : 'damaged' }
  } finally {
    await task.destroy()
  }
}

/** A signature holds for all bytes as they were: a changed one breaks it. */
const isSigned = (bytes: Buffer): boolean => bytes.includes('/ByteRange')

/** True when the properties still name an author, in whatever way they are stored. */
function hasAuthor({ info, metadata }: Awaited<ReturnType<PdfDocument['getMetadata']>>): boolean {
  const author: unknown = 'Author' in info ? info.Author : ''
  const creators = [metadata?.get('dc:creator') ?? []].flat()
  return [author, ...creators].some((name) => typeof name === 'string' && name.trim() !== '')
}

const field = 20

/** True when a comment still names who wrote it. A field of a form has its own name there. */
async function hasCommenter(document: PdfDocument): Promise<boolean> {
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const annotations: { annotationType?: number; titleObj?: { str?: string } }[] =
      await page.getAnnotations()
    page.cleanup()
    if (annotations.some(({ annotationType, titleObj }) => annotationType !== field && titleObj?.str?.trim()))
      return true
  }
  return false
}
