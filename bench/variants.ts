import { createApi } from '@shanmen/api/api.ts'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { readTypeCounts } from '@shanmen/content/published/counts.ts'
import { readDetail } from '@shanmen/content/published/detail.ts'
import { readList, readRelated } from '@shanmen/content/published/list.ts'
import { type Call, createClient } from '@shanmen/contract/client.ts'
import { languages } from '@shanmen/contract/languages.ts'
import type { Bare } from './hand-written-sql.ts'
import { detailBySql, listBySql, typesBySql } from './hand-written-sql.ts'
import type { Variant } from './measure.ts'
import type { Query } from './workload.ts'

const variantNames = ['hand-written SQL', 'core', 'API'] as const

/**
 * Every variant of a query. The API is called by the site's own client without a socket, and returns more than the core:
 * years, cards, HTML.
 */
export function variantsOf(content: ReadOnlyContent, bare: Bare): Variant<Query>[] {
  const [hand, core, api] = variantNames
  return [
    { name: hand, run: (query) => runHandWritten(bare, query) },
    { name: core, run: (query) => runCore(content, query) },
    { name: api, run: apiRunner(content) },
  ]
}

function runHandWritten(bare: Bare, query: Query): unknown {
  if (query.kind === 'list') return listBySql(bare, query)
  return query.kind === 'detail' ? detailBySql(bare, query) : typesBySql(bare, query.language)
}

async function runCore(content: ReadOnlyContent, query: Query): Promise<unknown> {
  const now = new Date()
  const { language } = query
  if (query.kind === 'list') {
    const { type, year, keyword, page, size } = query
    return readList(content, { kind: 'news', language, type, year, keyword, page, size, now })
  }
  if (query.kind === 'types') return readTypeCounts(content, { kind: 'news', language }, now)
  const detail = await readDetail(content, 'news', language, query.id, now)
  if (!detail) return null
  const { id, type } = detail.row
  return [detail, await readRelated(content, { kind: 'news', language, id, type, size: 4, now })]
}

function apiRunner(content: ReadOnlyContent): (query: Query) => Promise<unknown> {
  const fail = (fields: Record<string, unknown>) => {
    throw new Error(JSON.stringify(fields))
  }
  const { call: transport } = createApi({ content, log: { error: fail } })
  const call = createClient({ host: 'http://bench.example', transport, language: 'zh' })
  return (query) => callApi(call, query)
}

function callApi(call: Call, query: Query): Promise<unknown> {
  const languageId = languages[query.language].id
  if (query.kind === 'types') return call('typeList', { languageId, module: 'information' })
  if (query.kind === 'detail') return call('informationDetail', { languageId, id: query.id })
  const { type, year, keyword, page, size } = query
  return call('informationList', { languageId, type, year, keyword, pageNum: page, pageSize: size })
}

/** Throws when core and hand-written SQL return different rows of a list, as their times would not be comparable. */
export async function requireSameRows(content: ReadOnlyContent, bare: Bare, query: Query): Promise<void> {
  if (query.kind !== 'list') return
  const { language, type, year, keyword, page, size } = query
  const request = { kind: 'news' as const, language, type, year, keyword, page, size, now: new Date() }
  const core = (await readList(content, request)).rows.map(({ id }) => id)
  const hand = (await listBySql(bare, query)).map(({ slug }) => slug)
  if (core.join() !== hand.join() || core.length === 0)
    throw new Error(
      `${JSON.stringify(query)}: the core returns ${core.join()}, hand-written SQL ${hand.join()}`,
    )
}
