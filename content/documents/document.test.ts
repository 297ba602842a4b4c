import { expect, it } from 'vitest'
import { kinds } from '../kinds.ts'
import { rowTitle } from './document.ts'

it('calls a row by its words before its key, in the reader’s language or else the other', () => {
  const { of } = kinds.menu.shared.items
  const row = { key: 'scenicList', title: { zh: '文旅景区', en: 'Scenic spots' } }
  expect(rowTitle(of, row, 'en')).toBe('Scenic spots')
  expect(rowTitle(of, { ...row, title: { zh: '文旅景区' } }, 'en')).toBe('文旅景区')
  expect(rowTitle(of, { key: 'scenicList' }, 'zh')).toBe('scenicList')
  expect(rowTitle(of, {}, 'zh')).toBe('')
})
