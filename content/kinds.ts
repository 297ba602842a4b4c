import type { Document, Kind } from './kind.ts'
import { collegeKinds } from './kinds/college.ts'
import { disclosureKinds } from './kinds/disclosure.ts'
import { groupKinds } from './kinds/group.ts'
import { memberKinds } from './kinds/member.ts'
import { newsKinds } from './kinds/news.ts'
import { partyKinds } from './kinds/party.ts'
import { siteKinds } from './kinds/site.ts'

/** Every kind of content, by its name. */
export const kinds = {
  ...siteKinds,
  ...memberKinds,
  ...collegeKinds,
  ...groupKinds,
  ...disclosureKinds,
  ...partyKinds,
  ...newsKinds,
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]
export type DocumentOf<N extends KindName> = Document<(typeof kinds)[N]>
