import type { Language } from '@shanmen/contract/languages.ts'

/** What the pages about the group say about this one: descriptions and headlines. */
export const groupBrand = {
  zh: {
    values: '核心价值观',
    pictures: '山水之间的日常',
    descriptions: {
      groupProfile: '灵山集团简介：经营山水、古镇与学院的来路与方法。',
      culture: '灵山集团的使命、愿景、价值观与经营理念。',
      organization: '灵山集团的董事会、专门委员会、职能部门与成员企业。',
      history: '从湖畔船坞到山水之间：灵山集团 2000 年以来的大事记。',
      honorNational: '灵山集团获得的全国性荣誉。',
      honorProvincial: '灵山集团获得的省级荣誉。',
      honorOther: '灵山集团获得的其他荣誉。',
    },
  },
  en: {
    values: 'Our values',
    pictures: 'Everyday life between hills and water',
    descriptions: {
      groupProfile: 'Lingshan Group in brief: how it came to care for a lake, an old town and a college.',
      culture: 'The mission, vision, values and working principles of Lingshan Group.',
      organization: 'The board, committees, departments and member companies of Lingshan Group.',
      history: 'From a boat shed to a whole landscape: milestones of Lingshan Group since 2000.',
      honorNational: 'National honours awarded to Lingshan Group.',
      honorProvincial: 'Provincial honours awarded to Lingshan Group.',
      honorOther: 'Other honours awarded to Lingshan Group.',
    },
  },
} satisfies Record<Language, unknown>
