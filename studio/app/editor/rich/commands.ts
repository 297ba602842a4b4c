import type { Content, Editor, EditorEvents, JSONContent } from '@tiptap/react'

/**
 * Shows what did not come from this editor, such as what a colleague saved. It is no step of the editor's own undo, which
 * would take their text away.
 */
export const showContent = (editor: Editor, content: Content): boolean =>
  editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run()

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
