import { createApi } from '@shanmen/api/api.ts'
import type { Reading } from '@shanmen/content/open.ts'
import { readTypeCounts, readYearCounts } from '@shanmen/content/published/counts.ts'
import { readDetail } from '@shanmen/content/published/detail.ts'
import { readList } from '@shanmen/content/published/list.ts'
import { LruMap } from '@shanmen/content/published/lru-map.ts'
import { readRelated } from '@shanmen/content/published/related.ts'
import { readTotal } from '@shanmen/content/published/total.ts'
import type { Found } from '@shanmen/content/published/totals.ts'
import { type Call, createClient } from '@shanmen/contract/client.ts'
import { languages } from '@shanmen/contract/languages.ts'
import type { Bare } from './by-hand/database.ts'
import { detailByHand, listByHand, typesByHand } from './by-hand/queries.ts'
import type { Way } from './measure.ts'
import type { Question } from './questions.ts'

export const wayNames = ['by hand', 'core, first', 'core, again', 'API, first', 'API, again'] as const

/**
 * Every way to answer a question. "First" counts anew for each question, as after a publication; "again" finds its counts kept.
 * The API is asked by the site's own client without a socket, and answers more than the core: years, cards, HTML.
 */
export function waysOf(content: Reading, bare: Bare): Way<Question>[] {
  // What a publication leaves: of which group each publication is, and what held the words until then.
  const groups: Reading['totals']['groups'] = new LruMap(1000)
  const found: Outdated<string, { version: number; found: Found }> = new Outdated(1000)
  const forgetful: Reading = {
    ...content,
    totals: {
      ...content.totals,
      groups,
      found,
      get members() {
        return content.totals.members
      },
      set members(members) {
        content.totals.members = members
      },
    },
  }
  // Once a question, as a publication does: its own second count finds the first.
  const first = (run: (question: Question) => unknown) => (question: Question) => {
    groups.clear()
    found.outdate()
    return run(question)
  }
  const [hand, coreFirst, coreAgain, apiFirst, apiAgain] = wayNames
  const prepare = (question: Question) => keepCounts(content, question)
  return [
    { name: hand, run: (question) => byHand(bare, question) },
    { name: coreFirst, run: first((question) => ofCore(forgetful, question)) },
    { name: coreAgain, run: (question) => ofCore(content, question), prepare },
    { name: apiFirst, run: first(ofApi(forgetful)) },
    { name: apiAgain, run: ofApi(content), prepare },
  ]
}

/** Keeps what held some words; all of it is as of an earlier version once it is called outdated. */
class Outdated<K, V extends { version: number }> extends LruMap<K, V> {
  readonly #renewed = new Set<K>()

  outdate(): void {
    this.#renewed.clear()
  }

  override get(key: K): V | undefined {
    const known = super.get(key)
    return known && (this.#renewed.has(key) ? known : { ...known, version: -1 })
  }

  override set(key: K, value: V): void {
    this.#renewed.add(key)
    super.set(key, value)
  }
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

async function keepCounts(content: Reading, question: Question): Promise<void> {
  const now = new Date()
  const { kind, language } = question
  const filter = {
    kind: 'news' as const,
    language,
    ...(kind === 'list' && { type: question.type, year: question.year, keyword: question.keyword }),
  }
  if (kind === 'list') {
    await readTotal(content, filter, now.toISOString())
    await readYearCounts(content, filter, now)
  } else if (kind === 'types') await readTypeCounts(content, filter, now)
  else
    for (const type of ['group', 'media', 'activity'])
      await readTotal(content, { ...filter, type }, now.toISOString())
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
