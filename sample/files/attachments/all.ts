import type { Attachment } from './attachment.ts'
import { boatsEn, boatsZh } from './boats.ts'
import { formsEn, formsZh } from './forms.ts'
import { leaseGuide, nightLights } from './services.ts'
import { boardwalk, curtainWall } from './works.ts'

export const attachments: Attachment[] = [
  boatsZh,
  boatsEn,
  formsZh,
  formsEn,
  curtainWall,
  boardwalk,
  nightLights,
  leaseGuide,
]
