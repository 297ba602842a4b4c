import Button from '@mui/material/Button'
import { type Editor, useEditorState } from '@tiptap/react'
import { useWords } from '../../language/language.ts'
import { richWords } from '../../messages/rich.ts'
import { Toolbar } from './toolbar.tsx'

/** Tools for the table that the cursor stands in; nothing elsewhere. */
export function TableTools({ editor, id }: { editor: Editor; id: string }) {
  const words = useWords(richWords)
  const inside = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') })
  if (!inside) return null
  const run = () => editor.chain().focus()
  const tools: [string, () => boolean][] = [
    [words.rowAbove, () => run().addRowBefore().run()],
    [words.rowBelow, () => run().addRowAfter().run()],
    [words.rowRemove, () => run().deleteRow().run()],
    [words.columnBefore, () => run().addColumnBefore().run()],
    [words.columnAfter, () => run().addColumnAfter().run()],
    [words.columnRemove, () => run().deleteColumn().run()],
    [words.headerRow, () => run().toggleHeaderRow().run()],
    [words.merge, () => run().mergeCells().run()],
    [words.split, () => run().splitCell().run()],
    [words.tableRemove, () => run().deleteTable().run()],
  ]
  return (
    <Toolbar id={id} label={words.tableTools}>
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
