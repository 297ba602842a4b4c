import type { AnySample, Day } from '../../entry.ts'
import { culture } from './culture.ts'
import { history } from './history.ts'
import { honor } from './honors.ts'
import { milestone } from './milestones.ts'
import { organization } from './organization.ts'
import { profile } from './profile.ts'

/** Profile, culture, organisation, history and honours. */
export const allGroup = (_day: Day): AnySample[] => [
  ...profile(),
  ...culture(),
  ...organization(),
  ...history(),
  ...milestone(),
  ...honor(),
]
