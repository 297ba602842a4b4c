import type { Use } from '@shanmen/content/media/describe.ts'
import { eachLanguage, type InterfaceText, type Language } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import { id, type Paged, page, pageSize, text, type Who } from './common.ts'

const fraction = z.number().min(0).max(1)
const alt = z.strictObject(eachLanguage(() => text(300).optional()))

/** Input of the calls about pictures and files. */
export const media = {
  mediaList: z.strictObject({
    page,
    pageSize,
    text: text(100).optional(),
    type: z.enum(['picture', 'file']).optional(),
  }),
  /** The request's body is the file; `name` is its name. */
  uploadMedia: z.strictObject({ name: text(200).min(1) }),
  readMedia: z.strictObject({ id }),
  changeMedia: z.strictObject({
    id,
    /** Languages left out keep their words. `before`: what they replace; a conflict when it is no longer there. */
    alt: alt.optional(),
    before: alt.optional(),
    focus: z.strictObject({ x: fraction, y: fraction }).optional(),
  }),
  mediaUses: z.strictObject({ id }),
}

/**
 * A picture or file. Processed in the background, one at a time: `ready` may be used in entries; `refused` says why. Its bytes are under `/media/{id}/{width}.webp` or `/media/{id}/{name}`, on the studio's port too.
 */
export type Medium = {
  id: string
  state: 'queued' | 'working' | 'ready' | 'refused'
  reason: InterfaceText | null
  type: 'picture' | 'file'
  name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  widths: number[]
  pages: number | null
  sha256: string
  /** The name of the uploaded picture, which is under `/originals/{id}/{original}` on the studio's port; null where it was not kept. */
  original: string | null
  alt: Record<Language, string>
  focus: { x: number; y: number }
  at: string
  who: Who
}

export type MediaAnswers = {
  mediaList: Paged<Medium>
  uploadMedia: Medium
  readMedia: Medium
  changeMedia: Medium
  /** Of entries in sections that one may not read there is the kind alone; `id` is empty. */
  mediaUses: { rows: Use[] }
}
