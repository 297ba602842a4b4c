import { AsyncLocalStorage } from 'node:async_hooks'
import type { Reading } from '@shanmen/content/open.ts'
import { draftReading } from '@shanmen/content/preview/draft-reading.ts'
import { findPreview, type Preview } from '@shanmen/content/preview/preview-links.ts'

/** A draft that one visitor may see, and the reading in which it stands among what is published. */
export type Draft = { preview: Preview; reading: Reading }

// The way from a page's loader to the backend is a plain call: what belongs to the request goes beside it.
const current = new AsyncLocalStorage<Draft>()

/** The draft of the request that is being answered, if its sender has opened one. */
export const currentDraft = (): Draft | undefined => current.getStore()

export const withDraft = <R>(draft: Draft, answer: () => R): R => current.run(draft, answer)

/** Finds the draft that a token opens; it takes a reading and can therefore change nothing. */
export async function findDraft(reading: Reading, token: string, now: Date): Promise<Draft | undefined> {
  const preview = await findPreview(reading, token, now)
  return preview && { preview, reading: await draftReading(reading, preview.entry, now) }
}

/** Whatever begins so passes by everything that is stored of pages (ADR 12). */
export const previewCookie = 'preview'

/** The headers of every answer that a draft may be part of. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}
