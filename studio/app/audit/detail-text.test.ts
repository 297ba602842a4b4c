import { expect, it } from 'vitest'
import { detailText } from './detail-text.ts'

const published = {
  language: 'zh',
  no: 3,
  visible_from: '2026-11-21T16:05:00.000Z',
  visible_until: '9999-12-31T00:00:00.000Z',
  note: '',
  hash: 'abc',
  restores: null,
}

it('describes the details in the reader’s language, without hashes, empty values and unlimited ends', () => {
  expect(detailText(published, 'zh')).toBe('语言 中文 · 版本 3 · 自 2026-11-22 00:05')
  expect(detailText(published, 'en')).toBe('language Chinese · revision 3 · from 22 Nov 2026, 00:05')
})

it('takes only a whole moment for one, not a file name that begins like it', () => {
  for (const name of [
    '2026-11-21T10-22-33.jpg',
    '2026-11-21T',
    '2026-11-21T10:22:33Z.jpg',
    '2026-19-41T10:22:33Z',
    '0000-cover.jpg',
  ])
    expect(detailText({ name }, 'en')).toBe(`name ${name}`)
  expect(detailText({ until: '2026-11-22T00:05:00+08:00' }, 'en')).toBe('until 22 Nov 2026, 00:05')
})

it('labels the texts of both languages', () => {
  expect(detailText({ before: { zh: '湖', en: '' }, public: 2 }, 'zh')).toBe(
    '原为 中文 湖、英文 – · 公开使用 2',
  )
})

it('names kinds, sections and the purpose of a link', () => {
  expect(detailText({ kind: 'purchase', sections: ['news'] }, 'zh')).toBe('内容 采购公告 · 栏目 新闻资讯')
  expect(detailText({ purpose: 'reset', secondFactor: true, link: 'a1' }, 'zh')).toBe(
    '用途 重设密码 · 取消两步验证 是 · 链接 a1',
  )
})

it('shows unknown codes as they are', () => {
  expect(detailText({ roles: ['editor', 'auditor'], odd: { a: 1 } }, 'en')).toBe(
    'roles editor, auditor · odd a 1',
  )
})
