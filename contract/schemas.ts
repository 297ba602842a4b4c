import type { z } from 'zod'
import type { CallName } from './calls.ts'
import { college } from './schemas/college.ts'
import { disclosure } from './schemas/disclosure.ts'
import { events } from './schemas/event.ts'
import { group } from './schemas/group.ts'
import { member } from './schemas/member.ts'
import { news } from './schemas/news.ts'
import { party } from './schemas/party.ts'
import { press } from './schemas/press.ts'
import { search } from './schemas/search.ts'
import { site } from './schemas/site.ts'

/** What goes into and comes out of each call. A call without a row does not compile. */
export const schemas = {
  ...site,
  ...member,
  ...college,
  ...group,
  ...disclosure,
  ...party,
  ...news,
  ...events,
  ...press,
  ...search,
} satisfies Record<CallName, { input: z.ZodObject; data: z.ZodType }>

type Schemas = typeof schemas

/** What a caller writes: fields with a default may be left out. */
export type Input<N extends CallName> = z.input<Schemas[N]['input']>
/** What a handler receives: parsed, with defaults filled in. */
export type Parsed<N extends CallName> = z.output<Schemas[N]['input']>
export type Data<N extends CallName> = z.output<Schemas[N]['data']>
export type Handlers = { [N in CallName]: (input: Parsed<N>) => Promise<Data<N>> }
