import { splitAtCodes } from './codes.ts'
import { runsOf } from './tokens.ts'

/** Words that ask and name nothing, the longest first. */
const chinese = `
正在 现在 目前 请问一下 请问 我想知道 我想了解 我想问 想知道 我想 我要 想要 怎么才能 怎么样 怎么走 怎么去 怎么办 怎么查 怎么看 怎么 怎样 如何 为什么 为何
在什么地方 什么地方 的地方 附近 什么时候 什么时间 有什么 是什么 什么 在哪里看 在哪里 在哪儿 在哪 哪里看 哪里查 哪里有 哪里能 哪里可以 哪里 哪儿 哪些 哪个 哪一个 哪
多少钱 要不要钱 要钱 收不收钱 收钱 多少 多久 有多长时间 多长时间 有多长 多长 有多远 多远 有多大 多大 上去 上来 进去 进来 到几点钟 到几点 到什么时候 几点钟 几点 几个 几号 能不能 要不要 用不用 需不需要 该不该 可不可以 可以吗 可以 能否 是否 是不是 有没有 有吗 会不会 需要 应该
以后 之后 以前 之前 一下 一共 总共 到底 究竟 你们 我们 谁是 是谁 谁 吗 呢 吧 啊 的 了 有 能 是 在`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length)
/**
 * 多 before what is measured asks how much of it, 有多深; in 许多高山 it is part of another word. What says how long or how far has
 * neither word.
 */
const measures = '[高低深浅宽厚清陡]'
const degree = `有多(?=${measures})|(?<![许很最更众])多(?=${measures}(?:$|[的啊呢多要才能]))`
const asked = new RegExp(`${degree}|${chinese.join('|')}`, 'gu')

const english = new Set(
  `a an the and or to of for in on at by with from about is are was were be do does did can could may might should
  would will i you we they it my your our me us there here this that what when where which who whom whose why how much
  many long far get go have has need want know find tell please any some
  if into onto up out off over than then so as no not am been being has had its his her them their he she him bring take see best good like
  near nearby nearest closest still offer offers held`.split(/\s+/),
)

const single = new Set(
  '的了吗呢吧啊呀有能是在去走要会不我你他她它们这那和与到从给用让被把都也就还很太想找做看哪谁几个于对及或可请问来没多少又再为',
)

/** A word that names nothing, alone. */
export const isStopWord = (word: string): boolean => single.has(word) || english.has(word)

const measured =
  /^(?:[个人位岁天日月点张元米块斤]|(?:years?|days?|hours?|minutes?|people|persons?|adults?|child|children|kids?|tickets?)$)/

/** How many, how old or how long: who asks does not expect a page to say the same number. */
export const isQuantity = (number: string, next: string): boolean =>
  /^\d{1,2}$/.test(number) && measured.test(next)

/** A text without the words that only make it a question. Numbers and codes stay as they are: 1.2 is not 1 2. */
export const withoutQuestion = (text: string): string =>
  splitAtCodes(text)
    .flatMap((piece, at) => (at % 2 === 1 ? piece : runsOf(piece).map(withoutAsking)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const withoutAsking = ({ han, text }: { han: boolean; text: string }): string =>
  han ? text.replace(asked, ' ') : english.has(text) ? '' : text
