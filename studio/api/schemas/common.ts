import { type KindName, kindNames } from '@shanmen/content/kinds.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { isStorable } from '@shanmen/contract/schemas/common.ts'
import { z } from 'zod'

const isKind = (value: unknown): value is KindName => kindNames.some((name) => name === value)

export const kind = z.custom<KindName>(isKind)
export const language = z.enum(languageCodes)
export const id = z.string().regex(/^[\w-]{1,80}$/)
export const revision = z.number().int().min(1)
/** A text that someone typed. */
export const text = (max: number) => z.string().max(max).refine(isStorable)
/** A person's name: without invisible characters, some of which reverse what follows. */
export const personName = text(60)
  .min(1)
  .transform((name) => name.replace(/[\p{Cc}\p{Cf}\p{DI}]/gu, '').trim())
export const page = z.number().int().min(1).default(1)
export const pageSize = z.number().int().min(1).max(100).default(20)
/** ISO 8601 with an offset or `Z`. */
export const moment = z.iso.datetime({ offset: true })

export const none = z.strictObject({})
export const entry = z.strictObject({ id })

/** Who did something. People are never deleted, so the name can always be shown. */
export type Who = { id: string; name: string }
/** A row of the content core with the name of who did it instead of the id alone. */
export type WithName<R extends { who: string }> = Omit<R, 'who'> & { who: Who }
export type Paged<R> = { rows: R[]; total: number }
