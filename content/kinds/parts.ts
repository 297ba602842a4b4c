import { both, bothLines, list, needed, text } from '../fields.ts'

/** Large numbers with a unit and a caption. */
export const figures = list('数据', 'Figures', {
  value: text('数值', 'Value', 20),
  unit: both('单位', 'Unit', 20),
  label: needed(both('说明', 'Caption', 60)),
})

export const titledTexts = (zh: string, en: string) =>
  list(zh, en, { title: needed(both('标题', 'Title', 60)), text: bothLines('文字', 'Text', 400) })
