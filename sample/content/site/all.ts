import type { AnySample, Day } from '../../entry.ts'
import { home } from './home.ts'
import { menu } from './menu.ts'
import { site } from './site.ts'
import { type } from './types.ts'

/** Site name, home page, menu and the types that lists are filtered by. */
export const allSite = (_day: Day): AnySample[] => [...site(), ...home(), ...menu(), ...type()]
