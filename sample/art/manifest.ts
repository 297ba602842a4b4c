import { college } from './manifest/college.ts'
import { lineDrawings } from './manifest/drawings.ts'
import { group } from './manifest/group.ts'
import { heroes } from './manifest/heroes.ts'
import { emblems } from './manifest/marks.ts'
import { member } from './manifest/member.ts'
import { news } from './manifest/news.ts'
import { party } from './manifest/party.ts'
import type { Rows } from './manifest/row.ts'
import { scenic } from './manifest/scenic.ts'

/** Every picture of the sample content by the name that entries refer to. */
export const manifest: Rows = {
  ...heroes,
  ...scenic,
  ...news,
  ...college,
  ...member,
  ...group,
  ...party,
  ...emblems,
  ...lineDrawings,
}
