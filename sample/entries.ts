import { allCollege } from './content/college/all.ts'
import { allDisclosure } from './content/disclosure/all.ts'
import { allGroup } from './content/group/all.ts'
import { allMember } from './content/member/all.ts'
import { allNews } from './content/news/all.ts'
import { allParty } from './content/party/all.ts'
import { allSite } from './content/site/all.ts'
import type { AnySample, Day } from './entry.ts'

/** The sample entries of each section. */
export const sections = {
  site: allSite,
  member: allMember,
  college: allCollege,
  group: allGroup,
  disclosure: allDisclosure,
  party: allParty,
  news: allNews,
} satisfies Record<string, (day: Day) => AnySample[]>

/** All entries of the sample, with dates relative to the day of loading. */
export const allEntries = (day: Day): AnySample[] =>
  Object.values(sections).flatMap((entriesOf) => entriesOf(day))
