import { richTextFault } from '@shanmen/content/rich-text/check.ts'
import { Editor } from '@tiptap/react'
import { expect, it } from 'vitest'
import { extensions, NumberedList } from './extensions.ts'
import { storedForm } from './stored.ts'

const editor = new Editor({
  element: null,
  extensions,
  content: { type: 'doc', content: [{ type: 'paragraph' }] },
})
const { nodes } = editor.schema

/** What the editor reads from an element with these attributes. */
function parsed(name: string, attributes: Record<string, string>) {
  const element = {
    getAttribute: (attribute: string) => attributes[attribute] ?? null,
    hasAttribute: (attribute: string) => attribute in attributes,
    querySelector: () => null,
    children: [],
    childNodes: [],
    textContent: '',
  }
  const rule = nodes[name]?.spec.parseDOM?.[0]
  // biome-ignore lint/suspicious/noExplicitAny: the part of an element that is read here
  return rule?.getAttrs?.(element as any) || {}
}

it('reads no attribute of a list or cell that is refused on saving', () => {
  const odd = ['a', 'A', 'I', '0', '-3', '1001', '2026', '1.5', '1e9', '', 'x', 'upper-roman']
  for (const name of ['orderedList', 'bulletList', 'listItem', 'tableCell', 'tableHeader'])
    for (const attribute of ['type', 'start', 'value', 'style', 'colspan', 'rowspan', 'colwidth'])
      for (const value of odd) {
        const attrs = parsed(name, { [attribute]: value })
        const stored = storedForm({ type: 'doc', content: [{ type: name, attrs }, text('一')] })
        expect([name, attribute, value, richTextFault(stored)]).toEqual([name, attribute, value, undefined])
      }
  expect(parsed('orderedList', { start: '7' })).toEqual({ start: 7 })
})

const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })

it('leaves pasted plain text as it is', () => {
  expect(NumberedList.config.addProseMirrorPlugins?.call(contextOf())).toEqual([])
})

it('begins a list with a number that is stored, and none with a year', () => {
  const [rule] = NumberedList.config.addInputRules?.call(contextOf()) ?? []
  const starts = (typed: string) => rule?.find instanceof RegExp && rule.find.test(typed)
  expect(['1. ', '12. ', '999. '].map(starts)).toEqual([true, true, true])
  expect(['0. ', '2026. ', '1001. '].map(starts)).toEqual([false, false, false])
})

/** What Tiptap binds the methods of an extension to. */
function contextOf() {
  // biome-ignore lint/suspicious/noExplicitAny: each kind of extension has its own
  return { editor, type: nodes.orderedList, options: {}, name: 'orderedList', storage: {} } as any
}
