import type { KindName } from '@shanmen/contract/items.ts'
import type { Document, Kind } from './kind.ts'
import { collegeKinds } from './kinds/college.ts'
import { disclosureKinds } from './kinds/disclosure.ts'
import { groupKinds } from './kinds/group.ts'
import { memberKinds } from './kinds/member.ts'
import { newsKinds } from './kinds/news.ts'
import { partyKinds } from './kinds/party.ts'
import { siteKinds } from './kinds/site.ts'

/** Every kind of content, by its name. Its pages are its row of `contract/items.ts`: a kind without one does not compile. */
export const kinds = {
  ...siteKinds,
  ...memberKinds,
  ...collegeKinds,
  ...groupKinds,
  ...disclosureKinds,
  ...partyKinds,
  ...newsKinds,
} satisfies Record<KindName, Kind>

export type { KindName }
export const kindNames: KindName[] = Object.keys(kinds) as (keyof typeof kinds)[]
export type DocumentOf<N extends KindName> = Document<(typeof kinds)[N]>
