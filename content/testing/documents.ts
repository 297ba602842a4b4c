import fc from 'fast-check'
import type { AnyDocument } from '../documents/document.ts'
import type { Field, Fields } from '../fields.ts'
import type { Kind } from '../kind.ts'
import { rich } from './fixtures.ts'

/** Stands in every generated Chinese or English word, so that one in the wrong language shows. */
export const marks = { zh: '汉', en: 'Latin' } as const

const words = (mark: string, max: number) =>
  fc.string({ maxLength: 6 }).map((text) => `${mark}${text.replace(/[\p{Cc}汉L]/gu, '')}`.slice(0, max))
const neutral = fc.nat(99999).map(String)
const mediaIds = fc.stringMatching(/^[a-f0-9]{20}$/)

function valueFor(field: Field, mark: string | undefined): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'text':
      return mark ? words(mark, field.max) : neutral.map((text) => text.slice(0, field.max))
    case 'both':
      return fc.record(
        { zh: words(marks.zh, field.max), en: words(marks.en, field.max) },
        { requiredKeys: [] },
      )
    case 'rich':
      return words(mark ?? '', 99).map((text) => rich(text || '1'))
    case 'flag':
      return fc.boolean()
    case 'date':
      return fc.constantFrom('2026-02-28', '1999-12-31')
    case 'dateTime':
      return fc.constantFrom(
        '2026-02-28',
        '2026-02-28T09:00',
        '2026-02-28T09:00:00.5Z',
        '2026-02-28T09:00:00+08:00',
      )
    case 'time':
      return fc.constantFrom('00:00', '08:30', '23:59')
    case 'monthDay':
      return fc.constantFrom('02-29', '12-31')
    case 'weekdays':
      return fc.uniqueArray(fc.integer({ min: 1, max: 7 }))
    case 'url':
      return fc.webUrl()
    case 'email':
      return fc.constant('hall@group.example')
    case 'page':
      return fc.constantFrom('/', '/member/scenic', '/member/scenic/山门?x=1#y')
    case 'place':
      return fc.record({ system: fc.constant('gcj02'), lng: fc.constant(119.5), lat: fc.constant(30.2) })
    case 'number':
      return fc.integer({ min: field.min, max: field.max })
    case 'choice':
      return fc.constantFrom(...field.of)
    case 'entryType':
    case 'code':
      return fc.constantFrom('lake', 'works-2')
    case 'image':
    case 'file':
      return mediaIds
    case 'images':
    case 'files':
      return fc.array(mediaIds, { maxLength: 3 })
    case 'list':
      return fc.array(valuesFor(field.of, mark), { maxLength: Math.min(3, field.max) })
    case 'tree':
      return treeOf(field.of, field.depth)
  }
}

const treeOf = (of: Fields, depth: number): fc.Arbitrary<unknown> =>
  fc.array(
    fc
      .tuple(valuesFor(of, undefined), depth > 1 ? treeOf(of, depth - 1) : fc.constant([]))
      .map(([row, children]) => ({ ...row, children })),
    { maxLength: 2 },
  )

/** Any subset of the fields: a draft may lack what it likes. */
const valuesFor = (fields: Fields, mark: string | undefined): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field, mark)])),
    {
      requiredKeys: [],
    },
  )

// A kind without words of its own, such as the menu, is there in both languages; another one where it has words.
const wordsFor = ({ words }: Kind, mark: string): fc.Arbitrary<Record<string, unknown> | null> =>
  Object.keys(words).length > 0
    ? fc.option(valuesFor(words, mark)).map((text) => (text && Object.keys(text).length > 0 ? text : null))
    : fc.constant({})

/** Any draft of a kind. */
export const draftOf = (kind: Kind): fc.Arbitrary<AnyDocument> =>
  fc.record({
    shared: valuesFor(kind.shared, undefined),
    zh: wordsFor(kind, marks.zh),
    en: wordsFor(kind, marks.en),
  })
