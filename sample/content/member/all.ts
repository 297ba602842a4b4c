import type { AnySample, Day } from '../../entry.ts'
import { alerts } from './alerts.ts'
import { industry } from './industry/industry.ts'
import { scenic } from './scenic/scenic.ts'
import { welfareProject } from './welfare/projects.ts'
import { welfare } from './welfare/welfare.ts'

/** Destinations, an alert, industry clusters and public welfare. */
export const allMember = (day: Day): AnySample[] => [
  ...scenic(day),
  ...alerts(day),
  ...industry(),
  ...welfareProject(),
  ...welfare(),
]
