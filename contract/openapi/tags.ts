import type { CallName } from '../calls.ts'
import { college } from '../schemas/college.ts'
import { disclosure } from '../schemas/disclosure.ts'
import { group } from '../schemas/group.ts'
import { member } from '../schemas/member.ts'
import { menu } from '../schemas/menu.ts'
import { news } from '../schemas/news.ts'
import { party } from '../schemas/party.ts'

/** The calls of each section, in the order of the site's menu. */
export const tags = { site: menu, member, college, group, disclosure, party, news }

export const tagOf = (name: CallName): string[] =>
  Object.entries(tags).flatMap(([tag, calls]) => (Object.hasOwn(calls, name) ? [tag] : []))
