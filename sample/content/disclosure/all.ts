import type { AnySample, Day } from '../../entry.ts'
import { contact } from './contact.ts'
import { office } from './offices.ts'
import { boats } from './purchase/boats.ts'
import { ended } from './purchase/ended.ts'
import { open } from './purchase/open.ts'
import { planned } from './purchase/planned.ts'
import { result } from './purchase/result.ts'
import { review } from './purchase/review.ts'
import { soon } from './purchase/soon.ts'
import { rentOffices } from './rent/offices.ts'
import { shops } from './rent/shops.ts'
import { spaces } from './rent/spaces.ts'
import { report } from './reports.ts'

/** Leasing and procurement notices in every state as of the day of loading, reports, offices and contact. */
export const allDisclosure = (day: Day): AnySample[] => [
  ...planned(day),
  ...boats(day),
  ...open(day),
  ...soon(day),
  ...review(day),
  ...result(day),
  ...ended(day),
  ...shops(day),
  ...rentOffices(day),
  ...spaces(day),
  ...report(),
  ...office(),
  ...contact(),
]
