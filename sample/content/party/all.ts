import type { AnySample, Day } from '../../entry.ts'
import { activity } from './activities.ts'
import { earlierActivity } from './activities-earlier.ts'
import { alliance } from './alliance.ts'
import { brand } from './brands.ts'
import { committee } from './committee.ts'
import { education } from './education.ts'
import { earlierEducation } from './education-earlier.ts'
import { hotline } from './hotline.ts'
import { allianceMember } from './members.ts'
import { venue } from './venues.ts'

/** The alliance and its members, activities, integrity, brands, venues and the committee. */
export const allParty = (day: Day): AnySample[] => [
  ...alliance(day),
  ...allianceMember(),
  ...activity(),
  ...earlierActivity(),
  ...education(),
  ...earlierEducation(),
  ...brand(),
  ...venue(),
  ...hotline(),
  ...committee(),
]
