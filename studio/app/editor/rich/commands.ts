import { createDocument, type Editor, type EditorEvents, type JSONContent } from '@tiptap/react'

/**
 * Shows what did not come from this editor, such as what a colleague saved. Only what differs is replaced, so that the caret and the
 * places of pictures that are being uploaded stay. It is no step of the editor's own undo, which would take their text away.
 */
export function showContent(editor: Editor, content: JSONContent): void {
  const next = createDocument(content, editor.schema)
  const { doc, tr } = editor.state
  const from = doc.content.findDiffStart(next.content)
  const ends = doc.content.findDiffEnd(next.content)
  if (from === null || !ends) return
  // Of letters that repeat, the end found may be before the start.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b))
  tr.replace(from, ends.a + overlap, next.slice(from, ends.b + overlap))
  // Where the parts do not fit into each other, such as those of different tables.
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content)
  editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}

/**
 * A position in the text that stays where it is while someone goes on writing, for what is inserted there later: the
 * selection has moved meanwhile, and what it holds would be replaced.
 */
export function keepPosition(editor: Editor, at: number) {
  let position = at
  let side = -1
  const follow = ({ transaction }: EditorEvents['transaction']) => {
    position = transaction.mapping.map(position, side)
  }
  editor.on('transaction', follow)
  return {
    /** Inserts a block; the next one comes after it. */
    insert(block: JSONContent): void {
      side = 1
      editor.commands.insertContentAt(position, block, { updateSelection: false })
      side = -1
    },
    end: () => void editor.off('transaction', follow),
  }
}
