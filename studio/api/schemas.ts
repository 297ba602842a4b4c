import type { z } from 'zod'
import type { CallName } from '../calls.ts'
import { type AccountAnswers, account } from './schemas/account.ts'
import { type EntryAnswers, entries } from './schemas/entries.ts'
import { type MediaAnswers, media } from './schemas/media.ts'
import { type OverviewAnswers, overview } from './schemas/overview.ts'
import { type PeopleAnswers, people } from './schemas/people.ts'
import { type PublishingAnswers, publishing } from './schemas/publishing.ts'

/** What each call takes. A call without its line does not compile. */
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

/** What each call answers. A call without its line makes this a type error where it is used. */
export type Answer<N extends CallName> = AllAnswers[N]
/** What a caller gives. */
export type Input<N extends CallName> = z.input<(typeof schemas)[N]>
/** What a handler gets: defaults filled in. */
export type Parsed<N extends CallName> = z.output<(typeof schemas)[N]>
