import { expect, test } from 'vitest'
import { manifest } from './art/manifest.ts'
import type { SceneName } from './art/scenes/scenes.ts'
import { allEntries } from './entries.ts'
import type { Day } from './entry.ts'

/** Words of which an entry's Chinese text has one where its picture shows this. */
const subjects: Record<SceneName, RegExp> = {
  lake: /湖|船|渡|舟|水|湿地/,
  peaks: /山|岭|峰|雪/,
  temple: /殿|塔|寺|亭|楼|古建|修缮|遗产|匠/,
  bamboo: /竹|笋|林|植|树/,
  lotus: /荷|莲|含香|塘/,
  terrace: /梯田|稻|田|茶|米/,
  town: /镇|街|巷|村|坊|铺|屋|家/,
  bridge: /桥/,
  city: /城市|市|区|办公/,
  industry: /厂|工程|造|车间|仓|码头|设备|电/,
  moongate: /门|园|院|窗/,
  study: /书|课|学|纸|读|册|档案/,
  steps: /阶|道|路|登|步/,
  falls: /瀑|溪|谷|涧|泉|水/,
  lanterns: /灯|节|夜/,
  silk: /党|旗|红|丝|绸|织/,
  plumsnow: /梅|雪|冬/,
  contour: /./,
  mark: /./,
  drawing: /./,
}

const day: Day = () => '2026-01-01'

/** The entries with a picture of their own: id, picture, and all their Chinese text. */
const covered = allEntries(day).flatMap(({ kind, id, shared, zh }) =>
  'cover' in shared && typeof shared.cover === 'string'
    ? [{ name: `${kind} ${id}`, cover: shared.cover, text: JSON.stringify(zh) }]
    : [],
)

test("each entry's picture shows something that its text is about", () => {
  expect(covered.length).toBeGreaterThan(80)
  const strange = covered.flatMap(({ name, cover, text }) => {
    const row = manifest[cover]
    return row && !subjects[row.scene].test(text) ? [`${name}: ${cover} shows ${row.scene}`] : []
  })
  expect(strange).toEqual([])
})
