import { entriesOf } from '../../entry.ts'

/** Code, Chinese name, English name of the types of each kind, in the order in which filters show them. */
const types = {
  scenic: [
    ['lake', '湖区', 'Lake'],
    ['town', '古镇', 'Old town'],
    ['field', '田园', 'Countryside'],
    ['mountain', '山岳', 'Mountain'],
    ['culture', '人文', 'Heritage'],
  ],
  industry: [
    ['travel', '文旅与康养', 'Travel and wellness'],
    ['culture', '文化与创意', 'Culture and design'],
    ['green', '绿色与生态', 'Energy and ecology'],
  ],
  course: [
    ['humanities', '人文', 'Humanities'],
    ['service', '服务', 'Hospitality'],
    ['operations', '运营', 'Operations'],
    ['design', '设计', 'Design'],
    ['engineering', '工程', 'Engineering'],
    ['craft', '手艺', 'Craft'],
    ['safety', '安全', 'Safety'],
    ['education', '教育', 'Teaching'],
  ],
  training: [
    ['onboarding', '入职培训', 'Induction'],
    ['skill', '岗位技能', 'Skills'],
    ['apprenticeship', '师徒传承', 'Apprenticeship'],
    ['management', '管理研修', 'Management'],
    ['exchange', '交流研学', 'Exchange'],
  ],
  job: [
    ['operations', '运营', 'Operations'],
    ['engineering', '工程', 'Engineering'],
    ['creative', '文创', 'Creative'],
    ['service', '服务', 'Hospitality'],
    ['education', '教育', 'Teaching'],
    ['office', '职能', 'Corporate'],
  ],
  rent: [
    ['shop', '商铺', 'Shop'],
    ['office', '办公', 'Office'],
    ['warehouse', '仓储', 'Warehouse'],
    ['land', '场地', 'Outdoor space'],
  ],
  purchase: [
    ['goods', '货物', 'Goods'],
    ['works', '工程', 'Works'],
    ['services', '服务', 'Services'],
  ],
} satisfies Record<string, [code: string, zh: string, en: string][]>

export const type = () =>
  entriesOf(
    'type',
    Object.entries(types).flatMap(([of, rows]) =>
      rows.map(([code, zh, en], at) => ({
        id: `${of}-${code}`,
        shared: { of, code, sort: (at + 1) * 10 },
        zh: { name: zh },
        en: { name: en },
      })),
    ),
  )
