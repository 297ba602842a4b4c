import AttachFile from '@mui/icons-material/AttachFile'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import HorizontalRule from '@mui/icons-material/HorizontalRule'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import LinkIcon from '@mui/icons-material/Link'
import Redo from '@mui/icons-material/Redo'
import TableChart from '@mui/icons-material/TableChartOutlined'
import Undo from '@mui/icons-material/Undo'
import { type Editor, useEditorState } from '@tiptap/react'
import { useMessages } from '../../language/language.ts'
import { richTextMessages } from '../../messages/rich.ts'
import { Tool } from './tool.tsx'

export type Asked = 'link' | 'picture' | 'attachment'

/** The tools for words, blocks and what is put in between. What needs a question asks for it by `onAsk`. */
export function TextTools({ editor, onAsk }: { editor: Editor; onAsk: (what: Asked) => void }) {
  const t = useMessages(richTextMessages)
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      heading2: editor.isActive('heading', { level: 2 }),
      heading3: editor.isActive('heading', { level: 3 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      strike: editor.isActive('strike'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  return (
    <>
      <Tool
        first
        name={t.heading2}
        icon={<b>H2</b>}
        on={on.heading2}
        run={() => run().toggleHeading({ level: 2 }).run()}
      />
      <Tool
        name={t.heading3}
        icon={<b>H3</b>}
        on={on.heading3}
        run={() => run().toggleHeading({ level: 3 }).run()}
      />
      <Tool name={t.bold} icon={<FormatBold />} on={on.bold} run={() => run().toggleBold().run()} />
      <Tool name={t.italic} icon={<FormatItalic />} on={on.italic} run={() => run().toggleItalic().run()} />
      <Tool
        name={t.underline}
        icon={<FormatUnderlined />}
        on={on.underline}
        run={() => run().toggleUnderline().run()}
      />
      <Tool
        name={t.strike}
        icon={<FormatStrikethrough />}
        on={on.strike}
        run={() => run().toggleStrike().run()}
      />
      <Tool
        name={t.bullets}
        icon={<FormatListBulleted />}
        on={on.bullets}
        run={() => run().toggleBulletList().run()}
      />
      <Tool
        name={t.numbers}
        icon={<FormatListNumbered />}
        on={on.numbers}
        run={() => run().toggleOrderedList().run()}
      />
      <Tool name={t.quote} icon={<FormatQuote />} on={on.quote} run={() => run().toggleBlockquote().run()} />
      <Tool name={t.rule} icon={<HorizontalRule />} run={() => run().setHorizontalRule().run()} />
      <Tool name={t.link} icon={<LinkIcon />} on={on.link} run={() => onAsk('link')} />
      <Tool name={t.picture} icon={<ImageIcon />} run={() => onAsk('picture')} />
      <Tool name={t.attachment} icon={<AttachFile />} run={() => onAsk('attachment')} />
      <Tool
        name={t.table}
        icon={<TableChart />}
        run={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
      <Tool name={t.undo} icon={<Undo />} disabled={!on.undo} run={() => run().undo().run()} />
      <Tool name={t.redo} icon={<Redo />} disabled={!on.redo} run={() => run().redo().run()} />
    </>
  )
}
