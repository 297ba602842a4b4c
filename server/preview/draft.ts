import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { draftReading } from '@shanmen/content/preview/draft-reading.ts'
import { findPreview, type Preview } from '@shanmen/content/preview/preview-links.ts'

/** A draft that one client may see, and the reading in which it takes the place of what is published. */
export type Draft = { preview: Preview; reading: ReadOnlyContent }

// A page's loader calls the API in this process directly, so the request's draft is passed along its async context.
const current = new AsyncLocalStorage<Draft>()

/** The draft of the current request, if its client has opened one. */
export const currentDraft = (): Draft | undefined => current.getStore()

export const withDraft = <R>(draft: Draft, answer: () => R): R => current.run(draft, answer)

/** Finds the draft that a token opens; it takes a reading and can therefore change nothing. */
export async function findDraft(
  reading: ReadOnlyContent,
  token: string,
  now: Date,
): Promise<Draft | undefined> {
  const preview = await findPreview(reading, token, now)
  return preview && { preview, reading: await draftReading(reading, preview.entry, now) }
}

/** Requests with a cookie whose name begins so bypass the response cache (ADR 12). */
export const previewCookie = 'preview'

/** The headers of every response that may contain a draft. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}
