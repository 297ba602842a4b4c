import { isHref } from '@shanmen/content/rich-text/check.ts'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { TableCell } from '@tiptap/extension-table/cell'
import { TableHeader } from '@tiptap/extension-table/header'
import { TableRow } from '@tiptap/extension-table/row'
import { Table } from '@tiptap/extension-table/table'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions'
import { Mark, mergeAttributes, wrappingInputRule } from '@tiptap/react'
import { Picture } from './picture.tsx'

/** A number of an element as `content/rich-text` allows it, also in what another editor of this make put on the clipboard. */
const count = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const value = Math.trunc(Number(element.getAttribute(name)))
    return value >= 1 && value <= 1000 ? value : 1
  },
})

// Nothing but what `content/rich-text` stores: other attributes would be refused on saving.
const cells = {
  addAttributes: () => ({
    colspan: count('colspan'),
    rowspan: count('rowspan'),
    colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
  }),
}

/**
 * Numbered with digits only, and without the plugin that makes lists with letters or Roman numbers of pasted lines. "2026. "
 * begins a sentence and no list.
 */
export const NumberedList = OrderedList.extend({
  addAttributes: () => ({ start: count('start') }),
  addProseMirrorPlugins: () => [],
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^([1-9]\d{0,2})\.\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], list) => list.childCount + list.attrs.start === Number(number),
      }),
    ]
  },
})

// Without the widths that the original writes as inline styles, which the content security policy forbids.
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
})

// The starter kit without blocks of code and what else is offered nowhere.
const basics = [
  ...[Document, Paragraph, Text, Blockquote, BulletList, NumberedList, ListItem, ListKeymap],
  ...[HardBreak, HorizontalRule, Bold, Italic, Strike, Underline, UndoRedo, Dropcursor, Gapcursor],
  // The fourth level is offered nowhere, but a text that has it keeps it.
  Heading.configure({ levels: [2, 3, 4] }),
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (href) => isHref(href),
  }),
]

// A character is raised or lowered, not both.
const script = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub') =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Every node and mark of a rich text (`content/rich-text/check.ts`), no more. */
export const extensions = [
  ...basics,
  script('superscript', 'sup'),
  script('subscript', 'sub'),
  PlainTable,
  TableRow,
  TableCell.extend(cells),
  TableHeader.extend(cells),
  Picture,
]
