import type { AnySample, Day } from '../../entry.ts'
import { cooperation } from './cooperation.ts'
import { courses } from './courses.ts'
import { jobs } from './jobs.ts'
import { onlineLearning, studyMap } from './online.ts'
import { brandProjects, programmes } from './programmes.ts'
import { groupCollege, personnel, talentPlan } from './talent.ts'
import { training1 } from './training-1.ts'
import { training2 } from './training-2.ts'

export const allCollege = (day: Day): AnySample[] => [
  ...courses(),
  ...training1(day),
  ...training2(day),
  ...jobs(day),
  ...programmes(),
  ...brandProjects(),
  ...onlineLearning(),
  ...studyMap(),
  ...talentPlan(),
  ...groupCollege(),
  ...cooperation(),
  ...personnel(),
]
