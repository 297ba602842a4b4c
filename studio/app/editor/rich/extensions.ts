import { isHref } from '@shanmen/content/rich-text/check.ts'
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table'
import { Table } from '@tiptap/extension-table/table'
import { mergeAttributes } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Picture } from './picture.tsx'

// Nothing but what `content/rich-text` stores: other attributes would be refused on saving.
const cells = {
  addAttributes: () => ({
    colspan: { default: 1 },
    rowspan: { default: 1 },
    colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
  }),
}

// Without the widths that the original writes as inline styles, which the content security policy forbids.
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
})

const starter = StarterKit.configure({
  // The fourth level is offered nowhere, but a text that has it keeps it.
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  trailingNode: false,
  link: {
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (href) => isHref(href),
  },
})

/** Every node and mark of a rich text (`content/rich-text/check.ts`), no more. */
export const extensions = [
  starter,
  PlainTable,
  TableKit.configure({ table: false, tableCell: false, tableHeader: false }),
  TableCell.extend(cells),
  TableHeader.extend(cells),
  Picture,
]
