import { bambooScene } from './bamboo.ts'
import { bridgeScene } from './bridge.ts'
import { cityScene } from './city.ts'
import { contourScene } from './contour.ts'
import { drawingScene } from './drawing.ts'
import { fallsScene } from './falls.ts'
import { industryScene } from './industry.ts'
import { lakeScene } from './lake.ts'
import { lanternsScene } from './lanterns.ts'
import { lotusScene } from './lotus.ts'
import { markScene } from './mark.ts'
import { moongateScene } from './moongate.ts'
import { peaksScene, plumsnowScene } from './peaks.ts'
import type { Scene } from './scene.ts'
import { silkScene } from './silk.ts'
import { stepsScene } from './steps.ts'
import { studyScene } from './study.ts'
import { templeScene } from './temple.ts'
import { terraceScene } from './terrace.ts'
import { townScene } from './town.ts'

export const scenes = {
  lake: lakeScene,
  peaks: peaksScene,
  temple: templeScene,
  bamboo: bambooScene,
  lotus: lotusScene,
  terrace: terraceScene,
  town: townScene,
  bridge: bridgeScene,
  city: cityScene,
  industry: industryScene,
  moongate: moongateScene,
  study: studyScene,
  steps: stepsScene,
  falls: fallsScene,
  lanterns: lanternsScene,
  silk: silkScene,
  plumsnow: plumsnowScene,
  contour: contourScene,
  mark: markScene,
  drawing: drawingScene,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
