import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import type { Handlers } from '@shanmen/contract/schemas.ts'
import { collegeHandlers } from './handlers/college.ts'
import { disclosureHandlers } from './handlers/disclosure.ts'
import { eventHandlers } from './handlers/event.ts'
import { groupHandlers } from './handlers/group.ts'
import { memberHandlers } from './handlers/member.ts'
import { newsHandlers } from './handlers/news.ts'
import { partyHandlers } from './handlers/party.ts'
import { createOpen } from './handlers/read.ts'
import { type OnNothingFound, searchHandlers } from './handlers/search.ts'
import { siteHandlers } from './handlers/site.ts'

/** The handler of each call. A call without a handler does not compile. */
export function createHandlers(
  content: () => ReadOnlyContent,
  now: () => Date,
  onNothingFound?: OnNothingFound,
) {
  const open = createOpen(content, now)
  return {
    ...siteHandlers(open),
    ...memberHandlers(open),
    ...collegeHandlers(open),
    ...groupHandlers(open),
    ...disclosureHandlers(open),
    ...partyHandlers(open),
    ...newsHandlers(open),
    ...eventHandlers(open),
    ...searchHandlers(open, onNothingFound),
  } satisfies Handlers
}
