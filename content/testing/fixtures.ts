import type { Language } from '@shanmen/contract/languages.ts'
import type { AnyDocument } from '../documents/document.ts'
import { createEntry } from '../entries/create.ts'
import { publish } from '../entries/publish.ts'
import { approve, submitForReview } from '../entries/review.ts'
import type { KindName } from '../kinds.ts'
import type { Content } from '../open.ts'
import type { RichText } from '../rich-text/rich-text.ts'

export const rich = (...paragraphs: string[]): RichText => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

type News = {
  zh?: string | null
  en?: string | null
  channel?: string
  at?: string
  isTop?: boolean
  body?: string
}

const article = (title: string, body: string) => ({ title, summary: `${title}.`, body: rich(body) })

/** A news item. The Chinese title is set unless it is null, the English one if it is passed. */
export const news = ({
  zh = '山门开了',
  en = null,
  channel = 'group',
  at,
  isTop,
  body = '',
}: News = {}): AnyDocument => ({
  shared: { channel, publishedAt: at ?? '2026-01-05T09:00:00+08:00', ...(isTop ? { isTop } : {}) },
  zh: zh === null ? null : article(zh, body || '正文'),
  en: en === null ? null : article(en, body || 'Text'),
})

type Notice = { opensAt?: string; deadline?: string; resultAt?: string; endsAt?: string; title?: string }

/** A purchase notice, which takes two persons. */
export const purchase = ({ title = '采购公告', ...moments }: Notice = {}): AnyDocument => ({
  shared: { category: 'goods', number: 'CG-1', publishedAt: '2026-01-05', ...moments },
  zh: { title, unit: '集团', body: rich('正文') },
  en: { title: 'Procurement notice', unit: 'Group', body: rich('Text') },
})

type Put = { from?: string; until?: string; languages?: Language[]; slug?: string }

/** Creates, approves with a second person and publishes. Returns the entry's id and public id. */
export async function put(content: Content, kind: KindName, document: AnyDocument, options: Put = {}) {
  const { from, until, slug, languages = ['zh', 'en'] } = options
  const created = await createEntry(content, 'writer', { kind, document, slug })
  for (const language of languages) {
    if (!document[language]) continue
    const target = { entry: created.id, language }
    await submitForReview(content, 'writer', target)
    await approve(content, 'reviewer', target)
    await publish(content, 'reviewer', { ...target, from, until })
  }
  return created
}

export const hour = 3_600_000
export const later = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()
/** A clock that has surely passed everything published so far. */
export const now = (): Date => new Date(Date.now() + 1)
