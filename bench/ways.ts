import { createApi } from '@shanmen/api/api.ts'
import type { Reading } from '@shanmen/content/open.ts'
import { readTypeCounts } from '@shanmen/content/published/counts.ts'
import { readDetail } from '@shanmen/content/published/detail.ts'
import { readList, readRelated } from '@shanmen/content/published/list.ts'
import { type Call, createClient } from '@shanmen/contract/client.ts'
import { languages } from '@shanmen/contract/languages.ts'
import type { Bare } from './by-hand/database.ts'
import { detailByHand, listByHand, typesByHand } from './by-hand/queries.ts'
import type { Way } from './measure.ts'
import type { Question } from './questions.ts'

export const wayNames = ['by hand', 'core', 'API'] as const

/**
 * Every way to answer a question. The API is called by the site's own client without a socket, and answers more than the
 * core: years, cards, HTML.
 */
export function waysOf(content: Reading, bare: Bare): Way<Question>[] {
  const [hand, core, api] = wayNames
  return [
    { name: hand, run: (question) => byHand(bare, question) },
    { name: core, run: (question) => ofCore(content, question) },
    { name: api, run: ofApi(content) },
  ]
}

function byHand(bare: Bare, question: Question): unknown {
  if (question.kind === 'list') return listByHand(bare, question)
  return question.kind === 'detail' ? detailByHand(bare, question) : typesByHand(bare, question.language)
}

async function ofCore(content: Reading, question: Question): Promise<unknown> {
  const now = new Date()
  const { language } = question
  if (question.kind === 'list') {
    const { type, year, keyword, page, size } = question
    return readList(content, { kind: 'news', language, type, year, keyword, page, size, now })
  }
  if (question.kind === 'types') return readTypeCounts(content, { kind: 'news', language }, now)
  const detail = await readDetail(content, 'news', language, question.id, now)
  if (!detail) return null
  const { id, type } = detail.row
  return [detail, await readRelated(content, { kind: 'news', language, id, type, size: 4, now })]
}

function ofApi(content: Reading): (question: Question) => Promise<unknown> {
  const fail = (fields: Record<string, unknown>) => {
    throw new Error(JSON.stringify(fields))
  }
  const { call: transport } = createApi({ content, log: { error: fail } })
  const call = createClient({ host: 'http://bench.example', transport, language: 'zh' })
  return (question) => asked(call, question)
}

function asked(call: Call, question: Question): Promise<unknown> {
  const languageId = languages[question.language].id
  if (question.kind === 'types') return call('typeList', { languageId, module: 'information' })
  if (question.kind === 'detail') return call('informationDetail', { languageId, id: question.id })
  const { type, year, keyword, page, size } = question
  return call('informationList', { languageId, type, year, keyword, pageNum: page, pageSize: size })
}

/** Throws when the core and the statements by hand do not answer a list alike: their times could not be compared. */
export async function requireSameRows(content: Reading, bare: Bare, question: Question): Promise<void> {
  if (question.kind !== 'list') return
  const { language, type, year, keyword, page, size } = question
  const request = { kind: 'news' as const, language, type, year, keyword, page, size, now: new Date() }
  const core = (await readList(content, request)).rows.map(({ id }) => id)
  const hand = (await listByHand(bare, question)).map(({ slug }) => slug)
  if (core.join() !== hand.join() || core.length === 0)
    throw new Error(
      `${JSON.stringify(question)}: the core answers ${core.join()}, by hand it is ${hand.join()}`,
    )
}
