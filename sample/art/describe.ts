import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { drawings } from './line/drawings.ts'
import type { Row } from './manifest/row.ts'
import type { PaletteName } from './palettes/palettes.ts'
import type { SceneName } from './scenes/scenes.ts'

// What is seen in each kind of picture, and the hour or season its colours stand for.
const subjects: Record<SceneName, InterfaceText> = {
  lake: { zh: '湖面、小舟与远山', en: 'a boat on the lake before distant hills' },
  peaks: { zh: '层叠的山峰', en: 'mountain ridges, one behind another' },
  temple: { zh: '山间的殿阁', en: 'temple halls on the hillside' },
  bamboo: { zh: '竹林', en: 'a bamboo grove' },
  lotus: { zh: '荷塘', en: 'a lotus pond' },
  terrace: { zh: '层层梯田', en: 'terraced fields' },
  town: { zh: '临水的老镇', en: 'an old town by the water' },
  bridge: { zh: '石拱桥与流水', en: 'a stone arch bridge over the stream' },
  city: { zh: '山水间的城市', en: 'a city between hills and water' },
  industry: { zh: '湖畔的厂房', en: 'workshops beside the lake' },
  moongate: { zh: '月洞门与庭院', en: 'a courtyard through a moon gate' },
  study: { zh: '窗前的书案', en: 'a scholar’s desk at the window' },
  steps: { zh: '上山的石阶', en: 'stone steps up the mountain' },
  falls: { zh: '山涧瀑布', en: 'a waterfall in the gorge' },
  lanterns: { zh: '水边的花灯', en: 'lanterns along the water' },
  silk: { zh: '飘展的绸带', en: 'a ribbon of silk in the wind' },
  plumsnow: { zh: '雪中的梅枝', en: 'plum blossom in the snow' },
  contour: { zh: '山形等高线', en: 'contour lines of the mountains' },
  mark: { zh: '单位标识', en: 'the mark of a partner' },
  drawing: { zh: '线描', en: 'a line drawing' },
}

const moods: Record<PaletteName, InterfaceText> = {
  ink: { zh: '水墨：', en: 'in ink' },
  dawn: { zh: '晨光里：', en: 'at dawn' },
  noon: { zh: '晴日：', en: 'on a clear day' },
  dusk: { zh: '暮色里：', en: 'at dusk' },
  night: { zh: '夜色里：', en: 'at night' },
  spring: { zh: '春日：', en: 'in spring' },
  autumn: { zh: '秋日：', en: 'in autumn' },
  winter: { zh: '冬日：', en: 'in winter' },
  qinglv: { zh: '青绿山水：', en: 'in blue and green' },
  red: { zh: '红色画面：', en: 'in red' },
  bronze: { zh: '金石色调：', en: 'in bronze tones' },
}

const objects = new Set<SceneName>(['contour', 'silk', 'mark'])

/** The alternative text of a painted picture; `place`: what the picture shows a part of, such as a scenic spot. */
export function describe(
  { scene, palette, drawing }: Pick<Row, 'scene' | 'palette' | 'drawing'>,
  place?: InterfaceText,
): InterfaceText {
  if (drawing) return drawings[drawing].seen
  const [subject, mood] = [subjects[scene], moods[palette]]
  const seen = objects.has(scene) ? subject : { zh: mood.zh + subject.zh, en: `${subject.en} ${mood.en}` }
  if (place) return { zh: `${place.zh}（${seen.zh}）`, en: `${place.en}: ${seen.en}` }
  return { zh: seen.zh, en: seen.en.charAt(0).toUpperCase() + seen.en.slice(1) }
}
