import type { AnySample, Day } from '../../entry.ts'
import { home } from './home.ts'
import { menu } from './menu.ts'
import { part } from './parts.ts'
import { search } from './search.ts'
import { site } from './site.ts'
import { statement } from './statements.ts'
import { type } from './types.ts'

/** Site name, home page, menu, statements, parts of pages and the types that lists are filtered by. */
export const allSite = (_day: Day): AnySample[] => [
  ...site(),
  ...home(),
  ...menu(),
  ...search(),
  ...statement(),
  ...part(),
  ...type(),
]
