import type { Reading } from '@shanmen/content/open.ts'
import { draftReading } from '@shanmen/content/preview/draft-reading.ts'
import { findPreview } from '@shanmen/content/preview/find-preview.ts'
import type { Draft } from './current.ts'

/** Finds the draft that a token opens; it takes a reading and can therefore change nothing. */
export async function findDraft(reading: Reading, token: string, now: Date): Promise<Draft | undefined> {
  const preview = await findPreview(reading, token, now)
  return preview && { preview, reading: await draftReading(reading, preview.entry, now) }
}
