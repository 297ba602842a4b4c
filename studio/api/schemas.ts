import type { z } from 'zod'
import type { CallName } from '../calls.ts'
import { type AccountAnswers, account } from './schemas/account.ts'
import { type EntryAnswers, entries } from './schemas/entries.ts'
import { type MediaAnswers, media } from './schemas/media.ts'
import { type OverviewAnswers, overview } from './schemas/overview.ts'
import { type PeopleAnswers, people } from './schemas/people.ts'
import { type PublishingAnswers, publishing } from './schemas/publishing.ts'

/** The input of each call. A call without a row does not compile. */
export const schemas = {
  ...account,
  ...people,
  ...entries,
  ...publishing,
  ...media,
  ...overview,
} satisfies Record<CallName, z.ZodObject>

type AllAnswers = AccountAnswers &
  PeopleAnswers &
  EntryAnswers &
  PublishingAnswers &
  MediaAnswers &
  OverviewAnswers

/** The answer of each call. A call without a row is a type error where it is used. */
export type Answer<N extends CallName> = AllAnswers[N]
/** What a caller passes. */
export type Input<N extends CallName> = z.input<(typeof schemas)[N]>
/** What a handler receives: defaults filled in. */
export type Parsed<N extends CallName> = z.output<(typeof schemas)[N]>
