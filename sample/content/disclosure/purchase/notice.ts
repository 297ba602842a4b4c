import type { Day } from '../../../entry.ts'
import { enDate, numbered, zhDate } from '../dates.ts'

/** Days from the day of loading. The five moments decide the state of a notice, so no state is stored. */
export type Moments = { published: number; opens?: number; deadline: number; result?: number; ends?: number }

/** The dates and the number of one notice. */
export function dated(day: Day, serial: string, at: Moments) {
  return {
    number: numbered('LS-CG', day, at.published, serial),
    publishedAt: day(at.published, '09:00'),
    opensAt: day(at.opens ?? at.published, '09:00'),
    deadline: day(at.deadline, '17:00'),
    ...(at.result === undefined ? {} : { resultAt: day(at.result, '09:00') }),
    ...(at.ends === undefined ? {} : { endsAt: day(at.ends, '17:00') }),
    contactPhone: '0000-8800-102',
  }
}

/** How suppliers are chosen, as every notice must say. */
const methods = {
  consultation: { zh: '竞争性磋商', en: 'competitive consultation' },
  quotation: { zh: '询比采购', en: 'competitive quotation' },
}

type Text = {
  method: keyof typeof methods
  overview: string
  needs: string[]
  collect: string
  submit: string
  contact: [string, string][]
}

const numberedList = (rows: string[]) => rows.map((row, at) => `${at + 1}. ${row}`).join('\n')
/** Numbers as links: they can be called, and do not break at their hyphens. */
const rows = (cells: [string, string][]) =>
  cells.map(([a, b]) => `| ${a} | ${b.replace(/\d{4}-\d{4}-\d{3}/, '[$&](tel:$&)')} |`).join('\n')

/** The five sections of every Chinese notice, in the order of the group's procurement rules. */
export const zhNotice = ({ method, overview, needs, collect, submit, contact }: Text) => `## 项目概况

${overview}

**采购方式**：${methods[method].zh}。

## 供应商资格要求

${numberedList(needs)}

## 获取采购文件

${collect}

## 递交响应文件

${submit}

## 联系方式

| 事项 | 联系办法 |
| --- | --- |
${rows(contact)}
| 采购监督 | 监督举报热线 [0000-8800-110](tel:0000-8800-110)，[受理须知](/partyBuilding/integrity/hotline) |
`

/** The same five sections in English. */
export const enNotice = ({ method, overview, needs, collect, submit, contact }: Text) => `## Project overview

${overview}

**Procurement method**: ${methods[method].en}.

## Supplier requirements

${numberedList(needs)}

## Procurement documents

${collect}

## Submitting a response

${submit}

## Contacts

| Matter | Contact |
| --- | --- |
${rows(contact)}
| Oversight | Integrity hotline [0000-8800-110](tel:0000-8800-110); see [how reports are handled](/partyBuilding/integrity/hotline) |
`

/** Where the documents are: the same for every notice but for its dates. */
export const zhCollect = (day: Day, from: number, until: number, note = '') =>
  `采购文件自 ${zhDate(day(from))}起至 ${zhDate(day(until))} 17:00 止，在本页“附件下载”处免费下载，无需报名。不便下载的，可发邮件至 tender@lingshan.example 索取，一个工作日内回复。${note}`

export const enCollect = (day: Day, from: number, until: number, note = '') =>
  `The documents are free and may be downloaded from this page from ${enDate(day(from))} until 17:00 on ${enDate(day(until))}; no registration is needed. Suppliers who cannot download them may write to tender@lingshan.example and will have a reply within one working day.${note}`

/** The same for notices that attach only the forms for responses. */
export const zhCollectByEmail = (day: Day, from: number, until: number) =>
  `采购文件自 ${zhDate(day(from))}起至 ${zhDate(day(until))} 17:00 止免费提供，无需报名：请发邮件至 tender@lingshan.example 索取，一个工作日内回复。响应文件格式可在本页“附件下载”处下载。`

export const enCollectByEmail = (day: Day, from: number, until: number) =>
  `The documents are free, and no registration is needed: write to tender@lingshan.example between ${enDate(day(from))} and 17:00 on ${enDate(day(until))} and you will have them within one working day. The forms for responses may be downloaded from this page.`

export const zhSubmit = (day: Day, deadline: number) =>
  `响应文件应于 ${zhDate(day(deadline))} 17:00 前送达云山市岚屿区湖西路 26 号灵山大厦 3 层采购室，正本一份、副本三份，密封并在封口处加盖公章；同时提交内容一致的电子版一份。逾期送达或未密封的，不予接收。`

export const enSubmit = (day: Day, deadline: number) =>
  `Responses must reach the Procurement Office, 3rd floor, Lingshan House, 26 Huxi Road, Lanyu District, Yunshan, by 17:00 on ${enDate(day(deadline))}: one original and three copies, sealed and stamped across the seal, with one identical electronic copy. Late or unsealed responses will not be accepted.`

/** What every supplier must be, before anything a single project asks for. */
export const zhBase = '依法登记、能独立承担民事责任的法人或其他组织，近三年无重大违法违规记录。'
export const enBase =
  'A legally registered organisation able to bear civil liability, with no serious breach of law in the past three years.'
