import type { OpeningHours } from '@shanmen/contract/opening-hours.ts'

/** Each day of the week, Monday first. A part of a day is none: in the morning a hall may be taken. */
const weekdays = ['一|mon', '二|tues', '三|wednes', '四|thurs', '五|fri', '六|satur', '[日天]|sun'].map(
  (names) => {
    const [zh, en] = names.split('|')
    return new RegExp(
      `(?:周|星期|礼拜)${zh}(?![上下早晚])|\\b${en}days?\\b(?! (?:morning|afternoon|evening|night))`,
      'i',
    )
  },
)
const isClosed = /闭[园馆山谷]|不开放|不接待|休[园馆]|(?:暂停|停止)开放|\b(?:closed|not open)\b/i
/** Closed by the weather or for a part of the day: what no table says. */
const isAtTimes =
  /[雨雾雷冰洪]|[大强]风|[大暴积风]雪|雪天|天气|水位|上午|下午|[早晚]|\b(?:rain|snow|storm|thunder|fog|flood|weather|winds?\b|mornings?\b|afternoon|evening|night)/i

/** The sentences that say that a place is closed. */
const closing = (text: string): string[] =>
  text
    .split(/[。；！？;\n]|[.!?](?=\s|$)/)
    .filter((sentence) => isClosed.test(sentence))
    .map((sentence) => sentence.trim())

/** The sentences that say that a place is closed on a day of the week on which its table opens it in some season. */
export function sentencesAgainst({ seasons }: OpeningHours, text: string): string[] {
  const open = new Set(seasons.flatMap(({ times }) => times.flatMap(({ days }) => days)))
  return closing(text).filter((sentence) =>
    weekdays.some((weekday, index) => open.has(index + 1) && weekday.test(sentence)),
  )
}

/** The sentences of a remark beside times that say that the place is closed, be it now or in a season. */
export const remarksAgainst = (text: string): string[] =>
  closing(text).filter((sentence) => !isAtTimes.test(sentence))
