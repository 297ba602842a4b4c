import { entriesOf } from '../../entry.ts'
import { college } from './menu/college.ts'
import { disclosure } from './menu/disclosure.ts'
import { about } from './menu/group.ts'
import { member } from './menu/member.ts'
import { news } from './menu/news.ts'
import { party } from './menu/party.ts'

/** The navigation tree: section → group → page, with the titles of requirements §6.1 and §6.1b. */
export const menu = () =>
  entriesOf('menu', [
    { id: 'menu', shared: { items: [member, college, about, disclosure, party, news] }, zh: {}, en: {} },
  ])
