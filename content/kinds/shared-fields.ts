import { both, bothLines, dateTime, files, flag, image, lines, list, needed, rich, text } from '../fields.ts'

/** What every article has: news, training updates, party activities, integrity education. */
export const articleShared = {
  publishedAt: needed(dateTime('发布时间', 'Date')),
  cover: image('封面', 'Cover'),
  isTop: flag('置顶', 'On top'),
  attachments: files('附件', 'Attachments'),
}

export const articleWords = {
  title: needed(text('标题', 'Title', 120)),
  summary: needed(lines('摘要', 'Summary', 300)),
  source: text('来源', 'Source', 80),
  author: text('作者', 'Author', 80),
  body: needed(rich('正文', 'Text')),
}

export const articleColumns = { date: 'publishedAt', top: 'isTop' } as const

/** Large numbers with a unit and a caption. */
export const figures = list('数据', 'Figures', {
  value: text('数值', 'Value', 20),
  unit: both('单位', 'Unit', 20),
  label: needed(both('说明', 'Caption', 60)),
})

export const titledTexts = (zh: string, en: string) =>
  list(zh, en, { title: needed(both('标题', 'Title', 60)), text: bothLines('文字', 'Text', 400) })
