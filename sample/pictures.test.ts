import { expect, test } from 'vitest'
import { manifest } from './art/manifest.ts'
import type { SceneName } from './art/scenes/scenes.ts'
import { detailNames } from './art/scroll/details.ts'
import { allEntries } from './entries.ts'
import type { Day } from './entry.ts'

/** Words of which a Chinese text has one where its picture shows this scene. */
const scenes: Record<SceneName, RegExp> = {
  lake: /湖|船|渡|舟|水|湿地/,
  peaks: /山|岭|峰|雪/,
  temple: /殿|塔|寺|亭|楼|古建|修缮|遗产|匠/,
  bamboo: /竹|笋|林|植|树/,
  // 莲 is said as 廉: the lotus stands for integrity.
  lotus: /荷|莲|含香|塘|廉/,
  terrace: /梯田|稻|田|茶|米/,
  town: /镇|街|巷|村|坊|铺|屋|家|居/,
  bridge: /桥/,
  // The county has no tall buildings.
  city: /高楼/,
  industry: /厂|工程|造|车间|仓|码头|设备|电/,
  moongate: /门|园|院|窗/,
  study: /信|书|课|学|纸|读|册|档案/,
  steps: /阶|道|路|登|步/,
  falls: /瀑|溪|谷|涧|泉|水/,
  lanterns: /灯|节|夜/,
  silk: /党|旗|红|丝|绸|织/,
  plumsnow: /梅|雪|冬/,
  contour: /报告/,
  mark: /./,
  drawing: /./,
}

/** The same for details of the scroll and for line drawings, by the first word after their kind. */
const objects: Record<string, RegExp> = {
  ferry: /救|轮椅|渡|船|航|乘|候/,
  ferry2: /渡|船|航|乘|候/,
  oldboat: /船|湖/,
  lotus: /荷|莲|藕/,
  lotus2: /荷|莲|藕|湿地/,
  town: /镇|街|桥|巷/,
  bridge: /桥|古镇/,
  pagoda: /塔/,
  steps: /阶|步道|登|路|景区/,
  terrace: /梯田|稻|米|农/,
  buffalo: /梯田|稻|米|田/,
  academy: /书院|学院|读书|竹/,
  pavilion: /亭|溪|休|养/,
  snow: /雪|松/,
  snow2: /雪|冬|舍/,
  gorge: /枫|瀑|峡|谷|长卷/,
  maple: /枫/,
  lake: /湖/,
  lanterns: /灯|夜/,
  service: /大厅|办公|服务|接待/,
  table: /桌|茶|厨|开放|会商/,
  yard: /石|院|背篓/,
  hut: /屋|哨所|雪/,
  library: /书|读/,
  secchi: /透明度|水质|测/,
  camphor: /古树|古木|樟/,
  meal: /餐|饭|食/,
  weaving: /篮|竹|编|手作|修|坊/,
  slipway: /船坞|船坊|船/,
  wind: /风机/,
  solar: /光伏/,
  keeper: /灯/,
  basket: /背篓/,
  lamp: /灯/,
  scrolls: /卷|照片|相册|画/,
  islands: /湖|岛|鸟/,
  bamboo: /竹|笋/,
  willow: /湖|岸/,
  shore: /湖|岸/,
  desk: /书案|文房|信/,
  window: /窗|讲解/,
  tea: /茶/,
  bracket: /古建|木|档案/,
  letter: /信/,
  pledge: /师|徒/,
  stage: /戏/,
  signing: /手语/,
  clouds: /云|气象|船/,
  ramp: /无障碍|轮椅/,
  album: /相册/,
  pass: /一码|码/,
  door: /门/,
  ticket: /船票/,
  letters: /家书/,
  steelyard: /秤/,
  sheet: /签字|白纸/,
  brick: /砖/,
  mooncakes: /月饼/,
  exhibition: /荷|画展/,
  lanyu: /湖|船/,
  heting: /镇|街|夜/,
  yunjie: /梯田/,
  danfeng: /枫|谷/,
  tingxue: /雪/,
  wanta: /塔/,
  zhuxi: /书院|竹/,
  hanxiang: /荷|莲|廉/,
}

function subjectOf(picture: string): RegExp | undefined {
  const scene = manifest[picture]?.scene
  const [, object = ''] = /^[a-z]+-([a-z]+\d?)/.exec(picture) ?? []
  return scene && scene !== 'drawing' ? scenes[scene] : objects[object]
}

const isPicture = (text: string) => text in manifest || detailNames.includes(text)

/** Every picture that is named in a value: as a field of its own, or inside a text. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const inText = [...value.matchAll(/!\[[^\]]*\]\(([^ )]+)/g)].map(([, name = '']) => name)
    return isPicture(value) ? [value] : inText
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(picturesIn) : []
}

const day: Day = () => '2026-01-01'

const entries = allEntries(day)
const textOf = (own: (typeof entries)[number]) =>
  // The chapters of the history are told by the milestones.
  JSON.stringify(own.kind === 'history' ? entries.filter(({ kind }) => kind === 'milestone') : own)

// The menu's paintings say where one is, and the home page shows the whole scroll.
const shown = entries
  .filter(({ kind }) => kind !== 'menu' && kind !== 'home')
  .map((entry) => ({
    name: `${entry.kind} ${entry.id}`,
    text: textOf({ ...entry, en: undefined } as typeof entry),
    pictures: picturesIn([entry.shared, entry.zh]),
  }))

test("every picture of an entry shows something that the entry's text is about", () => {
  expect(shown.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(180)
  const strange = shown.flatMap(({ name, text, pictures }) =>
    pictures.filter((picture) => !subjectOf(picture)?.test(text)).map((picture) => `${name}: ${picture}`),
  )
  expect(strange).toEqual([])
})

test('every picture of the manifest is used', () => {
  const used = new Set(entries.flatMap(({ shared, zh }) => picturesIn([shared, zh])))
  expect(Object.keys(manifest).filter((picture) => !used.has(picture))).toEqual([])
})
