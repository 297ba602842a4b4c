import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import { type CallName, callOf } from '../calls.ts'
import { largestUpload } from '../upload-limit.ts'
import { signsInOrOut } from './call-limits.ts'
import type { StudioCall } from './dispatch.ts'
import { errors } from './request-errors.ts'

const largestJson = 1_500_000
// A file of 5 MB in GBK is 7.5 in UTF-8, and one that is all quotation marks 10 in JSON.
const largestImport = 10_001_000
/** Of a stranger, or to sign in or out: these arrive on thousands of connections at once, and each may be left unfinished. */
const largestOpen = 32 * 1024

/** The bytes that the body of a call may have, unless it is a file. */
export function largestBody(name: CallName): number {
  if (signsInOrOut(name)) return largestOpen
  return name === 'importEntries' ? largestImport : largestJson
}

/** What a call stores that copies texts which are not in its body. */
const copied: Partial<Record<CallName, number>> = {
  duplicateEntry: largestJson,
  restoreRevision: largestJson,
  // A row may change one field of a long text: it counts what it has stored itself. A dry run stores nothing.
  importEntries: 0,
}

/** As many as a body says that it has, or else may have; without one, 0. */
function bytesOf(name: CallName, { headers, body }: Request): number {
  const copies = copied[name]
  if (copies !== undefined) return copies
  const largest = callOf(name).upload ? largestUpload : largestBody(name)
  return body ? Math.min(Number(headers.get('Content-Length') ?? largest), largest) : 0
}

const hourMs = 3_600_000
/** Of one person in an hour: their saves alone took the last of a disk, which is for the texts of everyone, in two minutes. */
const scarceBytes = 50_000_000

/**
 * Limits what one person adds to the disk in an hour, so that one alone does not fill it: of files as many of the largest as they may
 * send in a minute, of texts only while the disk is nearly full. Throws a RequestError with the time to wait.
 */
export function createByteLimits(writesPerMinute: number) {
  const files = createRateLimit(writesPerMinute * largestUpload, Date.now, hourMs)
  const scarce = createRateLimit(scarceBytes, Date.now, hourMs)
  return (person: string, { name, request, context }: StudioCall, bytes = bytesOf(name, request)): void => {
    // A place with a name is another disk, that of copies.
    const isScarce = context.content.damage.findings.some(
      ({ code, where }) => code === 'space' && where.some((place) => !place.includes(':')),
    )
    const limit = callOf(name).upload ? files : isScarce ? scarce : undefined
    const seconds = limit?.(person, bytes) ?? 0
    if (seconds > 0) throw errors.tooMuch(seconds)
  }
}
