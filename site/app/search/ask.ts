import { clientMessages } from '@shanmen/contract/envelope.ts'
import { ApiError } from '@shanmen/contract/errors.ts'
import type { MenuItem } from '@shanmen/contract/types.ts'
import { pageTitle } from '../messages/pages.ts'
import type { HitKind } from '../messages/search.ts'
import type { Hit, Question, Shelf } from './hits.ts'
import { type List, lists, withKeyword } from './lists.ts'
import { findPages } from './pages-found.ts'
import { holds, wordsOf } from './words-in.ts'

/** What one search came to. `failed` holds what each list that did not answer said instead. */
export type Answer = { keyword: string; shelves: Shelf[]; failed: string[] }

/** Asks every list at once; one that fails leaves the others their answers. */
export async function ask(question: Question, menu: readonly MenuItem[]): Promise<Answer> {
  const given = await Promise.allSettled(lists.map((list) => shelfOf(list, question)))
  const shelves = given.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
  const failed = given.filter((one) => one.status === 'rejected').map(({ reason }) => reason)
  const unknown = clientMessages.network[question.language]
  return {
    keyword: question.keyword,
    shelves: [findPages(menu, question.language, question.keyword), ...shelves],
    failed: failed.map((reason) => (reason instanceof ApiError ? reason.message : unknown)),
  }
}

async function shelfOf({ kind, page, find }: List, question: Question): Promise<Shelf> {
  const { total, hits } = await find(question)
  const all = page && { page: pageTitle(question.language, page), to: withKeyword(page, question.keyword) }
  return { kind, total, hits: hits.map((hit) => ({ kind, ...hit })), ...(all && { all }) }
}

/** The hits of a kind, those first whose title holds the words. */
export function hitsOf({ shelves, keyword }: Answer, kind: HitKind): Hit[] {
  const words = wordsOf(keyword)
  const rank = ({ title }: Hit) => (holds(title, words) ? 0 : 1)
  return ofKind(shelves, kind)
    .flatMap(({ hits }) => hits)
    .sort((a, b) => rank(a) - rank(b))
}

export const totalOf = ({ shelves }: Answer, kind?: HitKind): number =>
  (kind ? ofKind(shelves, kind) : shelves).reduce((sum, { total }) => sum + total, 0)

export const ofKind = (shelves: readonly Shelf[], kind: HitKind): Shelf[] =>
  shelves.filter((shelf) => shelf.kind === kind && shelf.total > 0)
