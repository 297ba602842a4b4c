import type { InterfaceText } from '@shanmen/contract/languages.ts'
import type { z } from 'zod'
import type { Issue } from '../errors.ts'

const messages: Record<string, InterfaceText> = {
  required: { zh: '请填写', en: 'Please fill this in' },
  periodYear: { zh: '请填写 1900 年至 2999 年之间的日期', en: 'Give a date between the years 1900 and 2999' },
  endsBefore: { zh: '结束时间须晚于开始时间', en: 'The end must be later than the beginning' },
  resultDate: {
    zh: '已填写结果，请填写从何时起公示',
    en: 'There is a result: give the day from which it is public',
  },
  wholeDayEnd: {
    zh: '全天活动的结束请只填最后一天的日期，或写那天的 23:59',
    en: 'For whole days leave the time of the end empty, or give 23:59 of the last day',
  },
  signUpLate: { zh: '报名截止不能晚于活动结束', en: 'Sign-up cannot end after the event' },
  noWords: { zh: '请先填写该语言的内容', en: 'Please write the text of this language first' },
  noMedia: {
    zh: '引用的图片或文件不存在，请重新选择',
    en: 'The picture or file is not there any more: choose it again',
  },
  notPicture: { zh: '这不是图片，请选择图片', en: 'This is not a picture: choose one' },
  notFile: { zh: '这是图片，不是文件，请选择 PDF 文件', en: 'This is a picture, not a file: choose a PDF' },
  noType: {
    zh: '没有这个类型，请管理员在“网站设置”的“类型”中添加并发布',
    en: 'There is no such type: ask an administrator to add it under “Site settings”, “Types”, and publish it',
  },
  permanent: {
    zh: '每个页面都要用到它，不能设置停止展示的时间',
    en: 'Every page needs this, so it cannot have an end',
  },
  usedType: {
    zh: '已有内容属于这个类型，请先为它们另选类型；这样的内容数',
    en: 'Entries have this type, so it stays: give them another one first. Entries that have it',
  },
  unknownColumn: {
    zh: '表中有不认识的列，请对照导出的文件修改列名',
    en: 'The table has a column that is not known: compare its headings with an exported file',
  },
  repeatedColumn: {
    zh: '表中有两列同名，请只保留一列',
    en: 'Two columns have this heading: keep one of them',
  },
  importTooLarge: {
    zh: '文件所涉条目修改前后的内容合计超过 2000 万字符，请分成几个文件导入',
    en: 'The entries of this file, before and after it, have more than 20 million characters together: divide the file',
  },
  unnamedColumn: {
    zh: '有一列填了内容但没有列名，请补上列名，或清空该列',
    en: 'A column without a heading holds something: give it its heading, or empty it',
  },
  repeatedId: {
    zh: '文件中有多行是同一项内容，请只保留一行',
    en: 'Several rows of this file are for the same entry: keep one of them',
  },
  olderRevision: {
    zh: '这项内容在导出之后又有修改，导入会把它改回去：请重新导出后再改，或清空 revision 以覆盖',
    en: 'This entry was changed after it was exported, and importing it would take that back: export it again, or empty "revision" to replace it',
  },
  flag: { zh: '请填写 true 或 false', en: 'Give true or false' },
  number: { zh: '请填写整数', en: 'Give a whole number' },
  place: {
    zh: '请填写经度和纬度，用逗号分开，如 120.1,31.4',
    en: 'Give longitude and latitude with a comma between them, such as 120.1,31.4',
  },
  json: {
    zh: '不是正确的 JSON，请对照导出的文件，或在编辑页面修改',
    en: 'This is no proper JSON: compare it with an exported file, or change it in the editor',
  },
  noLanguage: {
    zh: 'languages 列只能填写 zh、en，用空格分开',
    en: 'The column "languages" takes zh and en, with a space between them',
  },
  unnamedLanguage: {
    zh: '这里有文字，但 languages 列没有写这种语言：请补上，或清空该列',
    en: 'There are words here in a language that "languages" does not name: add it, or empty that cell',
  },
  noEntry: {
    zh: '不是一条内容，请对照导出的 JSON 文件',
    en: 'This is no entry: compare it with an exported JSON file',
  },
  newId: {
    zh: '没有这个编号的同类内容，将新建一项；若要修改已有内容，请核对编号',
    en: 'No entry of this kind has this id, so a new one is made: check it if you meant to change one',
  },
  noId: { zh: 'id 须为文字', en: 'The id has to be a text in quotes' },
  control: {
    zh: '含有不可见的控制字符，请删除后重新输入',
    en: 'It holds an invisible control character: delete it and type again',
  },
  oneLine: { zh: '只能有一行，请去掉换行', en: 'One line only: remove the line breaks' },
  media: { zh: '请从媒体库中选择', en: 'Choose it from the media library' },
  date: { zh: '请填写存在的日期，如 2026-05-01', en: 'Give an existing day such as 2026-05-01' },
  dateTime: {
    zh: '请填写存在的日期或时间，如 2026-05-01 或 2026-05-01T09:30',
    en: 'Give an existing day or moment such as 2026-05-01 or 2026-05-01T09:30',
  },
  time: { zh: '请填写时间，如 08:30', en: 'Give a time such as 08:30' },
  monthDay: { zh: '请填写存在的月和日，如 04-01', en: 'Give an existing month and day such as 04-01' },
  weekdays: { zh: '请选择星期，每天一次', en: 'Choose weekdays, each once' },
  timesOverlap: {
    zh: '同一天的两段时间重叠了，请错开',
    en: 'Two times of the same day overlap: change one of them',
  },
  sameTimes: {
    zh: '开放与关闭是同一时间；全天开放请都填 00:00',
    en: 'It opens and closes at the same time: for all day give 00:00 for both',
  },
  lastEntry: {
    zh: '停止入场须在开放与关闭之间',
    en: 'The last entry must be between opening and closing',
  },
  seasonHalf: {
    zh: '起止日期须同时填写，或都留空',
    en: 'Give both the first and the last day of the season, or neither',
  },
  seasonsOverlap: {
    zh: '这一季与前面的另一季日期重叠；不填日期（其余日子）的只能有一季',
    en: 'This season shares days with one above; only one may be without dates (the rest of the year)',
  },
  seasonsGap: {
    zh: '全年有些日子不属于任何一季：请补上一季，或添加一季并不填日期（其余日子）',
    en: 'Some days of the year are in no season: add one for them, or one without dates (the rest of the year)',
  },
  exceptionEnd: { zh: '最后一天不能早于第一天', en: 'The last day cannot be before the first' },
  exceptionsOverlap: {
    zh: '这些日子已在前面的另一个例外中，请修改日期',
    en: 'These days are in another exception above: change the dates',
  },
  exceptionsOnly: {
    zh: '有例外日期，但没有开放时间表，请先填写开放时间表',
    en: 'There are exceptions but no opening hours: fill in the table first',
  },
  tableSays: {
    zh: '开放时间表已经写明休息日，请清空这里',
    en: 'The table of opening hours says which days are closed: empty this',
  },
  hoursInRemark: {
    zh: '钟点、日期和星期已由开放时间表写明，说明中请勿再写，以免互相矛盾',
    en: 'The table states times, dates and weekdays; leave them out of the remark, so that the two cannot contradict',
  },
  hoursInReason: {
    zh: '钟点由当日时间写明，原因中请勿再写，以免互相矛盾',
    en: 'The times on these days state the hours; leave them out of the reason, so that the two cannot contradict',
  },
  alertPage: {
    zh: '请选择一个景区的页面；影响全站时留空',
    en: 'Choose the page of a scenic spot, or leave this empty for the whole site',
  },
  url: {
    zh: '请填写以 http:// 或 https:// 开头的完整网址',
    en: 'Give a whole address that begins with http:// or https://',
  },
  email: { zh: '请填写正确的邮箱地址', en: 'Give a valid e-mail address' },
  page: { zh: '请填写以单个 / 开头的站内地址', en: 'Give an address of this site that begins with one /' },
  code: { zh: '代码只能含文字、数字、- 和 _', en: 'A code holds letters, digits, - and _ only' },
  notRichText: { zh: '正文格式不正确，请重新编辑', en: 'The text has a wrong form: edit it again' },
  richMarkup: {
    zh: '正文带有 HTML 或 Markdown 标记，或不是正确的 JSON：请写成不带标记的段落，或照导出文件中的 JSON 书写，也可以在编辑页面粘贴',
    en: 'The text holds HTML or Markdown marks, or no proper JSON: write plain paragraphs, or JSON as in an exported file, or paste it in the editor',
  },
  richTooLong: { zh: '正文过长，请拆分', en: 'The text is too long: split it' },
  richTooDeep: { zh: '正文嵌套过深，请简化', en: 'The text is nested too deeply: simplify it' },
  richTables: { zh: '正文中的表格过大，请拆分', en: 'The tables in the text are too large: divide them' },
  richNode: { zh: '正文含有不支持的内容', en: 'The text holds a block that is not supported' },
  richMark: { zh: '正文含有不支持的样式或链接', en: 'The text holds a style or link that is not supported' },
  richAttribute: {
    zh: '正文中有不支持的设置',
    en: 'A block of the text has a setting that is not supported',
  },
  reservedKey: { zh: '含有不允许的字段名', en: 'It holds a field name that is not allowed' },
  notPlain: { zh: '内容格式不正确', en: 'It is no plain document' },
  tooDeep: { zh: '内容嵌套过深', en: 'It is nested too deeply' },
  lastLevel: { zh: '层级过多，请移到上一级', en: 'Too many levels: move it one level up' },
  tooLarge: { zh: '内容过大，请拆分', en: 'It is too large: split it' },
  unknownKey: { zh: '没有这个字段', en: 'There is no such field' },
  slug: {
    zh: '标识只能含文字、数字、- 和 _，不超过 80 个字',
    en: 'An id holds letters, digits, - and _ only, 80 at most',
  },
  plans: {
    zh: '已排定的发布太多，不能再排：请撤下或立即发布，以取消这些安排，或等其中一些生效',
    en: 'Too many publications are planned: take it down or publish it now, which cancels them, or wait until some have begun',
  },
  pastUntil: {
    zh: '“至”的时间已过，请改为以后的时间',
    en: '“Until” has passed: give a later time',
  },
  window: {
    zh: '结束时间须晚于开始时间和发布日期',
    en: 'The end must be later than the start and the entry’s own date',
  },
}

const wrong: InterfaceText = { zh: '填写的内容不符合要求', en: 'This is not what is asked for here' }

/** An issue in both languages. A label names the field it is about. */
export function issueOf(path: Issue['path'], code: string, label?: InterfaceText): Issue {
  const message = messages[code] ?? wrong
  return {
    path,
    code,
    message: label ? { zh: `${message.zh}：${label.zh}`, en: `${message.en}: ${label.en}` } : message,
  }
}

/** More are of no use to anyone, and their messages would take seconds. */
export const maxIssues = 100

/** What the schema found, in words of this program. */
export function faultOf(issue: z.core.$ZodIssue): Issue[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, maxIssues).map((key) => issueOf([...path, key], 'unknownKey'))
  if (issue.code === 'too_big')
    return [limit(path, 'tooBig', `最多 ${issue.maximum}`, `At most ${issue.maximum}`)]
  if (issue.code === 'too_small')
    return [limit(path, 'tooSmall', `最少 ${issue.minimum}`, `At least ${issue.minimum}`)]
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    return [
      limit(
        path,
        'choice',
        `请填写其中之一：${values.join('、')}`,
        `Give one of these: ${values.join(', ')}`,
      ),
    ]
  }
  // A refinement's message is one of the codes above.
  return [issueOf(path, Object.hasOwn(messages, issue.message) ? issue.message : 'wrong')]
}

const limit = (path: Issue['path'], code: string, zh: string, en: string): Issue => ({
  path,
  code,
  message: { zh, en },
})
