import type { Both, Language } from './report.ts'

type Metric = {
  label: Both
  unit: Both
  digits?: number
  values: number[]
  en?: { scale: number; digits: number }
}

const first = 2017

/** Every yearly figure that the reports print, 2017 to 2025, in one place so that they cannot disagree. */
export const metrics = {
  visits: {
    label: { zh: '接待游客', en: 'Visits' },
    unit: { zh: '万人次', en: 'million' },
    values: [386, 402, 431, 188, 312, 268, 436, 462, 478],
    en: { scale: 0.01, digits: 2 },
  },
  clarity: {
    label: { zh: '岚屿湖平均透明度', en: 'Clarity of Lanyu Lake, yearly mean' },
    unit: { zh: '米', en: 'm' },
    digits: 1,
    values: [2.1, 2.2, 2.3, 2.5, 2.6, 2.9, 3.2, 3.1, 3.2],
  },
  boats: {
    label: { zh: '电动游船', en: 'Electric boats, out of 58' },
    unit: { zh: '条', en: '' },
    values: [0, 4, 11, 22, 31, 47, 58, 58, 58],
  },
  renewable: {
    label: { zh: '可再生电力占比', en: 'Electricity from renewable sources' },
    unit: { zh: '%', en: '%' },
    values: [6, 8, 11, 14, 18, 24, 33, 41, 48],
  },
  power: {
    label: { zh: '每人次用电', en: 'Electricity per visit' },
    unit: { zh: '千瓦时', en: 'kWh' },
    digits: 1,
    values: [3.4, 3.3, 3.2, 4.1, 3.5, 3.6, 3.0, 2.8, 2.7],
  },
  waste: {
    label: { zh: '每百人次垃圾', en: 'Waste per hundred visits' },
    unit: { zh: '公斤', en: 'kg' },
    values: [41, 40, 38, 36, 33, 32, 29, 27, 25],
  },
  staff: {
    label: { zh: '在岗员工', en: 'Staff' },
    unit: { zh: '人', en: '' },
    values: [2610, 2740, 2890, 2960, 3080, 3120, 3290, 3420, 3540],
  },
  local: {
    label: { zh: '来自周边村镇的员工', en: 'Staff from nearby villages and towns' },
    unit: { zh: '%', en: '%' },
    values: [58, 58, 59, 60, 60, 61, 62, 63, 64],
  },
  women: {
    label: { zh: '管理岗位女性占比', en: 'Women in management' },
    unit: { zh: '%', en: '%' },
    values: [29, 30, 31, 33, 34, 36, 37, 39, 41],
  },
  training: {
    label: { zh: '人均受训', en: 'Training per person' },
    unit: { zh: '小时', en: 'hours' },
    values: [24, 27, 31, 34, 38, 41, 46, 49, 52],
  },
  accidents: {
    label: { zh: '损失工时事故', en: 'Lost-time accidents' },
    unit: { zh: '起', en: '' },
    values: [14, 13, 11, 8, 7, 6, 4, 3, 2],
  },
  apprentices: {
    label: { zh: '在学手艺学徒', en: 'Craft apprentices' },
    unit: { zh: '人', en: '' },
    values: [12, 15, 18, 21, 24, 29, 37, 45, 52],
  },
  joints: {
    label: { zh: '榫卯建档', en: 'Timber joints on file' },
    unit: { zh: '处', en: '' },
    values: [0, 0, 1200, 2350, 3900, 5600, 7800, 10060, 12300],
  },
  trees: {
    label: { zh: '在护古树', en: 'Old trees in care' },
    unit: { zh: '株', en: '' },
    values: [760, 820, 880, 940, 1010, 1085, 1150, 1212, 1268],
  },
  paths: {
    label: { zh: '无台阶步道', en: 'Step-free paths' },
    unit: { zh: '公里', en: 'km' },
    values: [9, 9, 15, 24, 33, 41, 52, 63, 78],
  },
  scholars: {
    label: { zh: '荷灯助学学子', en: 'Lotus-Lamp scholars' },
    unit: { zh: '名', en: '' },
    values: [0, 0, 0, 268, 281, 290, 296, 305, 308],
  },
  libraries: {
    label: { zh: '乡村书屋', en: 'Village libraries' },
    unit: { zh: '间', en: '' },
    values: [10, 12, 15, 18, 21, 24, 27, 30, 33],
  },
  volunteers: {
    label: { zh: '志愿服务', en: 'Hours volunteered' },
    unit: { zh: '小时', en: '' },
    values: [6400, 7100, 7900, 9600, 11200, 12600, 15400, 17900, 19300],
  },
  suppliers: {
    label: { zh: '本地供应商采购占比', en: 'Spent with local suppliers' },
    unit: { zh: '%', en: '%' },
    values: [49, 51, 54, 56, 58, 61, 66, 69, 71],
  },
  notices: {
    label: { zh: '公开采购公告', en: 'Procurement notices published' },
    unit: { zh: '件', en: '' },
    values: [38, 44, 52, 49, 61, 64, 72, 78, 84],
  },
  reports: {
    label: { zh: '受理举报', en: 'Reports to the hotline' },
    unit: { zh: '件', en: '' },
    values: [6, 7, 9, 5, 9, 8, 11, 7, 6],
  },
} satisfies Record<string, Metric>

export type MetricName = keyof typeof metrics

const metricOf = (name: MetricName): Metric => metrics[name]

export const metricNames = Object.keys(metrics).filter((name): name is MetricName => name in metrics)

/** Label and unit of a metric in a language. */
export function describe(name: MetricName, language: Language) {
  const { label, unit } = metricOf(name)
  return { label: label[language], unit: unit[language] }
}

/** The value of a year as a number and as the language writes it. */
export function figure(name: MetricName, year: number, language: Language) {
  const { values, digits = 0, en } = metricOf(name)
  const stored = values[year - first]
  if (stored === undefined)
    throw new Error(`No figure “${name}” for ${year}: add it to sample/files/reports/figures.ts`)
  const scaled = language === 'en' && en
  const places = scaled ? en.digits : digits
  const value = scaled ? stored * en.scale : stored
  return {
    value,
    text: value.toLocaleString('en-GB', { minimumFractionDigits: places, maximumFractionDigits: places }),
  }
}

/** The five years that end with a report's own. */
export const fiveYears = (year: number) => [year - 4, year - 3, year - 2, year - 1, year]
