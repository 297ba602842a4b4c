import type { LanguageId } from '@shanmen/contract/languages.ts'
import type { Article, Card, Neighbour } from '@shanmen/contract/types.ts'
import { presentDateTime } from './dates.ts'
import { presentFiles, presentImage } from './media.ts'
import { html, type Item, type Reader } from './reader.ts'

type ArticleItem = Item<'training'> | Item<'activity'> | Item<'education'> | Item<'news'>

/** What surrounds an entry: the languages it is published in now, the newer and the older entry. */
export type DetailContext = { languages: LanguageId[]; prev: Neighbour; next: Neighbour }

/** An article in a list. `type` and its name differ by kind, so the caller passes them. */
export function presentCard<T extends string>(
  reader: Reader,
  item: ArticleItem,
  type: T,
  typeName: string,
): Card & { type: T } {
  const { title = '', summary = '', cover, publishedAt, isTop = false } = item.document
  return {
    id: item.id,
    type,
    typeName,
    title,
    summary,
    cover: presentImage(reader.media, reader.language, cover),
    publishedAt: presentDateTime(publishedAt),
    isTop,
  }
}

/** A whole article; related articles are added by the caller, whose cards differ by kind. */
export function presentArticle<C extends Card>(
  reader: Reader,
  item: ArticleItem,
  card: C,
  context: DetailContext,
): C & Omit<Article, keyof Card | 'related'> {
  const { body, source = '', author = '', attachments } = item.document
  return {
    ...card,
    content: html(reader, body),
    source,
    author,
    updatedAt: presentDateTime(item.updatedAt),
    attachments: presentFiles(reader.media, reader.language, attachments),
    ...context,
  }
}
