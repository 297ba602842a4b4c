import type { AnySample, Day } from '../../entry.ts'
import { activityNews1 } from './activity-1.ts'
import { activityNews2 } from './activity-2.ts'
import { eventsPast } from './events-past.ts'
import { eventsToCome } from './events-to-come.ts'
import { groupNews1 } from './group-1.ts'
import { groupNews2 } from './group-2.ts'
import { groupNews3 } from './group-3.ts'
import { mediaNews1 } from './media-1.ts'
import { mediaNews2 } from './media-2.ts'
import { press } from './press.ts'

export const allNews = (day: Day): AnySample[] => [
  ...groupNews1(day),
  ...groupNews2(day),
  ...groupNews3(day),
  ...mediaNews1(day),
  ...mediaNews2(day),
  ...activityNews1(day),
  ...activityNews2(day),
  ...eventsToCome(day),
  ...eventsPast(day),
  ...press(),
]
