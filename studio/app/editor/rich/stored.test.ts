import { richTextFault } from '@shanmen/content/rich-text/check.ts'
import { expect, it } from 'vitest'
import { storedForm } from './stored.ts'

it('leaves out empty attributes, and the editor’s output then passes validation', () => {
  const stored = storedForm({
    type: 'doc',
    content: [
      { type: 'orderedList', attrs: { start: 1, type: null }, content: [] },
      {
        type: 'paragraph',
        attrs: { textAlign: null },
        content: [
          { type: 'text', text: '山', marks: [{ type: 'link', attrs: { href: '/', target: null } }] },
        ],
      },
    ],
  })
  expect(stored).toEqual({
    type: 'doc',
    content: [
      { type: 'orderedList', attrs: { start: 1 }, content: [] },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: '山', marks: [{ type: 'link', attrs: { href: '/' } }] }],
      },
    ],
  })
  expect(richTextFault(stored)).toBeUndefined()
})

it('treats a text without content as empty, and a picture alone as content', () => {
  expect(storedForm({ type: 'doc', content: [{ type: 'paragraph' }] })).toBeUndefined()
  const picture = {
    type: 'doc',
    content: [{ type: 'image', attrs: { media: 'a1', alt: '', caption: null } }],
  }
  expect(storedForm(picture)).toEqual({
    type: 'doc',
    content: [{ type: 'image', attrs: { media: 'a1', alt: '' } }],
  })
  expect(storedForm({ type: 'doc', content: [{ type: 'table', content: [] }] })).toBeDefined()
})
