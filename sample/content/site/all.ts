import type { AnySample, Day } from '../../entry.ts'
import { home } from './home.ts'
import { menu } from './menu.ts'
import { search } from './search.ts'
import { site } from './site.ts'
import { statement } from './statements.ts'
import { type } from './types.ts'

/** Site name, home page, menu, statements and the types that lists are filtered by. */
export const allSite = (_day: Day): AnySample[] => [
  ...site(),
  ...home(),
  ...menu(),
  ...search(),
  ...statement(),
  ...type(),
]
