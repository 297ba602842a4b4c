import type { Field, Fields } from '@shanmen/content/fields.ts'
import { kinds } from '@shanmen/content/kinds.ts'
import { expect, it } from 'vitest'
import { isBeyond } from './field-conflict.tsx'

it('offers no version to those who may not write every language of its field', () => {
  const fieldOf = (fields: Fields, name: string) => fields[name] as Field
  const members = fieldOf(kinds.committee.shared, 'members')
  const menu = fieldOf(kinds.menu.shared, 'items')
  const title = fieldOf(kinds.news.words, 'title')
  for (const field of [members, menu]) {
    expect(isBeyond(field, ['en'])).toBe(true)
    expect(isBeyond(field, ['zh'])).toBe(true)
    expect(isBeyond(field, ['zh', 'en'])).toBe(false)
    expect(isBeyond(field, null)).toBe(false)
  }
  expect(isBeyond(title, ['en'])).toBe(false)
})
