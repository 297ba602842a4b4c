import { groupBrand as brand } from '@shanmen/brand/messages/group.ts'
import type { Language } from '@shanmen/contract/languages.ts'

export const groupMessages = {
  zh: {
    profile: '集团简介',
    values: { eyebrow: 'Values', title: brand.zh.values },
    mission: '使命',
    vision: '愿景',
    concepts: { eyebrow: 'Philosophy', title: '做事的道理' },
    honors: { eyebrow: 'Honours', title: '他人眼中的我们', more: '全部荣誉' },
    history: { eyebrow: 'History', title: '一路走来', more: '发展历程' },
    pictures: { eyebrow: 'In pictures', title: brand.zh.pictures },
    years: '按年份',
    wall: '荣誉墙',
    chart: '组织架构图',
    descriptions: brand.zh.descriptions,
  },
  en: {
    profile: 'Group Profile',
    values: { eyebrow: 'Values', title: brand.en.values },
    mission: 'Mission',
    vision: 'Vision',
    concepts: { eyebrow: 'Philosophy', title: 'How we go about things' },
    honors: { eyebrow: 'Honours', title: 'As others see us', more: 'All honours' },
    history: { eyebrow: 'History', title: 'The way so far', more: 'Our history' },
    pictures: { eyebrow: 'In pictures', title: brand.en.pictures },
    years: 'By year',
    wall: 'Wall of honours',
    chart: 'Organisation chart',
    descriptions: brand.en.descriptions,
  },
} satisfies Record<Language, unknown>
