import type { KindName } from '@shanmen/content/kinds.ts'
import { kinds } from '@shanmen/content/kinds.ts'
import type { Language } from '@shanmen/content/language.ts'
import type { Answer } from '../../api/schemas.ts'

type Waiting = Answer<'dashboard'>['toApprove'][number]
type Draft = Answer<'dashboard'>['mine'][number]

/** A line of a card: where it leads, what it is called in which language, and what there is to say. */
export type CardItem = {
  key: string
  to: string
  title: string
  language: Language
  kind: KindName
  note: string
}

export const item = (entry: Waiting, note: string): CardItem => ({
  key: `${entry.id}/${entry.language}/${note}`,
  to: `/${entry.kind}/${entry.id}`,
  title: entry.title,
  language: entry.language,
  kind: entry.kind,
  note,
})

export const draftItem = (entry: Draft, note: string): CardItem => {
  const language = entry.zh.title ? 'zh' : 'en'
  return {
    key: entry.id,
    to: `/${entry.kind}/${entry.id}`,
    title: entry[language].title,
    language,
    kind: entry.kind,
    note,
  }
}

/** Something of it is public or planned: what is unfinished are changes. */
export const isOut = ({ zh, en }: Draft): boolean => zh.changed || en.changed

export const kindLabel = (kind: KindName, language: Language): string => kinds[kind].label[language]
