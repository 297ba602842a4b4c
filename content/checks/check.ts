import { defaultLanguage, type InterfaceText, type Language, languages } from '@shanmen/contract/languages.ts'
import type { Issue } from '../errors.ts'

/**
 * A problem to solve before publishing, with the path to its field, or to a medium in it. An `error` prevents publishing;
 * a `warning` is for the editor to judge.
 */
export type Check = { level: 'error' | 'warning'; code: string; path: Issue['path']; message: InterfaceText }

const messages = {
  noCover: { level: 'warning', zh: '没有封面图片', en: 'There is no cover picture' },
  noSummary: {
    level: 'warning',
    zh: '没有摘要，列表中将没有简介',
    en: 'There is no summary: lists show none',
  },
  noMedia: {
    level: 'error',
    zh: '图片或文件已不在媒体库中，请重新选择',
    en: 'The picture or file is not in the media library any more: choose it again',
  },
  notPicture: {
    level: 'error',
    zh: '这不是图片，请从媒体库中重新选择',
    en: 'This is not a picture: choose one from the media library',
  },
  notFile: {
    level: 'error',
    zh: '这是图片，不是文件，请从媒体库中重新选择',
    en: 'This is a picture, not a file: choose one from the media library',
  },
  noAlt: {
    level: 'error',
    zh: '图片缺少该语言的替代文字，请在媒体库中填写',
    en: 'The picture has no alternative text in this language: write it in the media library',
  },
  noFileTitle: {
    level: 'error',
    zh: '文件缺少该语言的标题，请在媒体库中填写',
    en: 'The file has no title in this language: write it in the media library',
  },
  headingOrder: {
    level: 'warning',
    zh: '标题层级跳级：请从二级标题开始，逐级使用',
    en: 'A heading level is skipped: begin with level 2 and go down one at a time',
  },
  brokenLink: { level: 'error', zh: '站内没有这个页面', en: 'There is no such page on this site' },
  hiddenLink: {
    level: 'warning',
    zh: '链接的内容在该语言中尚未公开',
    en: 'What the link leads to is not public in this language',
  },
  unknownType: {
    level: 'error',
    zh: '没有这个类型，请重新选择，或请管理员在“网站设置”的“类型”中添加并发布',
    en: 'There is no such type: choose another, or ask an administrator to add it under “Site settings”, “Types”, and publish it',
  },
  hiddenType: {
    level: 'warning',
    zh: '这个类型在该语言中尚未公开，页面不显示类型，请管理员先发布它',
    en: 'This type is not public in this language, so pages show none: ask an administrator to publish it first',
  },
  sameType: {
    level: 'error',
    zh: '该内容已有相同代码的类型，请换一个代码',
    en: 'Another type of this kind has the same code: choose a different one',
  },
  codeForm: {
    level: 'error',
    zh: '代码请用小写字母、数字和连字符，如 long-term',
    en: 'A code takes lower-case letters, digits and hyphens, such as long-term',
  },
  otherLanguageOnly: {
    level: 'warning',
    zh: '这段文字只有另一种语言',
    en: 'These words are there in the other language only',
  },
  chineseLeft: {
    level: 'warning',
    zh: '文字里留有中文',
    en: 'Chinese is left in it',
  },
  closedInText: {
    level: 'warning',
    zh: '这里写的是不开放，开放时间表却是开放的',
    en: 'This says that it is closed when the table of opening hours has it open',
  },
  oneSynonym: {
    level: 'warning',
    zh: '只有一个词，不起作用：请再写至少一个，每行一个',
    en: 'One word alone does nothing: write at least one more, a line each',
  },
  repeatedSearch: {
    level: 'warning',
    zh: '上面已有这个词的最佳结果，两个页面都会排在最前',
    en: 'A row above has this search too, so both pages come first',
  },
  noResultPage: {
    level: 'warning',
    zh: '搜索找不到这个地址，不起作用：请选择内容页或栏目页',
    en: 'The search finds no page at this address, so it does nothing: choose the page of an entry, or of a list',
  },
  popularNever: {
    level: 'warning',
    zh: '这个词也在“不提示的词”中，不会显示',
    en: 'This is among the words never suggested too, so it is not shown',
  },
  pastDeadline: { level: 'warning', zh: '截止时间已过', en: 'The deadline has passed' },
  pastEvent: { level: 'warning', zh: '活动已结束', en: 'The event is over' },
} as const satisfies Record<string, InterfaceText & Pick<Check, 'level'>>

type CheckCode = keyof typeof messages

/** A check in both languages. `about` completes it: an address, a name. */
export function checkOf(path: Issue['path'], code: CheckCode, about: string | InterfaceText = ''): Check {
  const { level, zh, en } = messages[code]
  const of = typeof about === 'string' ? { zh: about, en: about } : about
  return {
    level,
    code,
    path,
    message: of.zh ? { zh: `${zh}：${of.zh}`, en: `${en}: ${of.en}` } : { zh, en },
  }
}

const translationMessages = {
  noTranslation: (name: InterfaceText) => ({
    zh: `还没有${name.zh}版`,
    en: `There is no ${name.en} version yet`,
  }),
  translationOutdated: (name: InterfaceText) => {
    const original = languages[defaultLanguage].name
    return {
      zh: `${original.zh}已修改，${name.zh}尚未跟进`,
      en: `The ${original.en} changed after the ${name.en}`,
    }
  },
}

/** A warning about the translation into a language as a whole. */
export const translationCheck = (language: Language, code: keyof typeof translationMessages): Check => ({
  level: 'warning',
  code,
  path: [language],
  message: translationMessages[code](languages[language].name),
})

/** What publishing itself refuses, as a check. */
export const checkOfIssue = ({ path, code, message }: Issue): Check => ({
  level: 'error',
  path,
  code,
  message,
})
