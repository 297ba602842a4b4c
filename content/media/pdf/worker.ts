import { parentPort } from 'node:worker_threads'
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'
import { findActiveContent } from './active-content.ts'
import type { Inspection, InspectionRequest } from './inspect.ts'

// Run by inspect.ts in a thread of its own.
parentPort?.on('message', async (request: InspectionRequest) =>
  parentPort?.postMessage(await inspect(request)),
)

async function inspect({ bytes, withText }: InspectionRequest): Promise<Inspection> {
  const fault = findActiveContent(Buffer.from(bytes.buffer))
  if (fault) return { pages: 0, fault }
  const task = getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS, useWorkerFetch: false })
  try {
    const document = await task.promise
    const { numPages: pages } = document
    if ((await document.getJSActions()) !== null) return { pages, fault: 'active' }
    if ((await document.getAttachments()) !== null) return { pages, fault: 'embedded' }
    if (pages === 0) return { pages, fault: 'damaged' }
    if (!withText) return { pages }
    const text: string[] = []
    for (let number = 1; number <= pages; number += 1) text.push(await textOf(await document.getPage(number)))
    return { pages, text }
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException'
    return { pages: 0, fault: isEncrypted ? 'encrypted' : 'damaged' }
  } finally {
    await task.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}
