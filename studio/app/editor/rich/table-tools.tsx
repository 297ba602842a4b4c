import Button from '@mui/material/Button'
import { type Editor, useEditorState } from '@tiptap/react'
import { useMessages } from '../../language/language.ts'
import { richTextMessages } from '../../messages/rich.ts'
import { Toolbar } from './toolbar.tsx'

/** Tools for the table that the cursor stands in; nothing elsewhere. */
export function TableTools({ editor, id }: { editor: Editor; id: string }) {
  const t = useMessages(richTextMessages)
  const inside = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  if (!inside) return null
  const run = () => editor.chain().focus()
  const tools: [string, () => boolean][] = [
    [t.rowAbove, () => run().addRowBefore().run()],
    [t.rowBelow, () => run().addRowAfter().run()],
    [t.rowRemove, () => run().deleteRow().run()],
    [t.columnBefore, () => run().addColumnBefore().run()],
    [t.columnAfter, () => run().addColumnAfter().run()],
    [t.columnRemove, () => run().deleteColumn().run()],
    [t.headerRow, () => run().toggleHeaderRow().run()],
    [t.merge, () => run().mergeCells().run()],
    [t.split, () => run().splitCell().run()],
    [t.tableRemove, () => run().deleteTable().run()],
  ]
  return (
    <Toolbar id={id} label={t.tableTools}>
      {tools.map(([name, act], index) => (
        <Button
          key={name}
          size="small"
          color="inherit"
          tabIndex={index === 0 ? 0 : -1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {name}
        </Button>
      ))}
    </Toolbar>
  )
}
