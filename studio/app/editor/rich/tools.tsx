import AttachFile from '@mui/icons-material/AttachFile'
import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import Bullets from '@mui/icons-material/FormatListBulleted'
import Numbers from '@mui/icons-material/FormatListNumbered'
import FormatQuote from '@mui/icons-material/FormatQuote'
import FormatStrikethrough from '@mui/icons-material/FormatStrikethrough'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import HorizontalRule from '@mui/icons-material/HorizontalRule'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import LinkIcon from '@mui/icons-material/Link'
import Redo from '@mui/icons-material/Redo'
import Subscript from '@mui/icons-material/Subscript'
import Superscript from '@mui/icons-material/Superscript'
import TableChart from '@mui/icons-material/TableChartOutlined'
import Undo from '@mui/icons-material/Undo'
import { Box, Button, IconButton } from '@mui/material'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useMessages } from '../../language/language.ts'
import { richTextMessages } from '../../messages/rich.ts'

export type EditorDialog = 'link' | 'picture' | 'attachment'

/** The tools for text, blocks and insertions. What needs a dialog requests it by `onAsk`. */
export function TextTools({ editor, onAsk }: { editor: Editor; onAsk: (what: EditorDialog) => void }) {
  const t = useMessages(richTextMessages)
  const run = (act: (chain: ChainedCommands) => ChainedCommands) => () => act(editor.chain().focus()).run()
  // `is` is the node or mark that makes a tool active, `can` whether it is available.
  const tools: (Pick<ToolProps, 'name' | 'icon' | 'run'> & { is?: IsActive; can?: () => boolean })[] = [
    { name: t.heading2, icon: <b>H2</b>, is: heading(2), run: run((c) => c.toggleHeading({ level: 2 })) },
    { name: t.heading3, icon: <b>H3</b>, is: heading(3), run: run((c) => c.toggleHeading({ level: 3 })) },
    { name: t.bold, icon: <FormatBold />, is: ['bold'], run: run((c) => c.toggleBold()) },
    { name: t.italic, icon: <FormatItalic />, is: ['italic'], run: run((c) => c.toggleItalic()) },
    {
      name: t.underline,
      icon: <FormatUnderlined />,
      is: ['underline'],
      run: run((c) => c.toggleUnderline()),
    },
    { name: t.strike, icon: <FormatStrikethrough />, is: ['strike'], run: run((c) => c.toggleStrike()) },
    {
      name: t.superscript,
      icon: <Superscript />,
      is: ['superscript'],
      run: run((c) => c.toggleMark('superscript')),
    },
    { name: t.subscript, icon: <Subscript />, is: ['subscript'], run: run((c) => c.toggleMark('subscript')) },
    { name: t.bullets, icon: <Bullets />, is: ['bulletList'], run: run((c) => c.toggleBulletList()) },
    { name: t.numbers, icon: <Numbers />, is: ['orderedList'], run: run((c) => c.toggleOrderedList()) },
    { name: t.quote, icon: <FormatQuote />, is: ['blockquote'], run: run((c) => c.toggleBlockquote()) },
    { name: t.rule, icon: <HorizontalRule />, run: run((c) => c.setHorizontalRule()) },
    { name: t.link, icon: <LinkIcon />, is: ['link'], run: () => onAsk('link') },
    { name: t.picture, icon: <ImageIcon />, run: () => onAsk('picture') },
    { name: t.attachment, icon: <AttachFile />, run: () => onAsk('attachment') },
    { name: t.table, icon: <TableChart />, run: run((c) => c.insertTable(newTable)) },
    { name: t.undo, icon: <Undo />, can: () => editor.can().undo(), run: run((c) => c.undo()) },
    { name: t.redo, icon: <Redo />, can: () => editor.can().redo(), run: run((c) => c.redo()) },
  ]
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map(({ is, can }) => ({ on: is && editor.isActive(...is), disabled: can ? !can() : false })),
  })
  return tools.map(({ name, icon, run }, index) => (
    <Tool key={name} first={index === 0} name={name} icon={icon} run={run} {...states[index]} />
  ))
}

type IsActive = [name: string, attributes?: { level: number }]
const heading = (level: number): IsActive => ['heading', { level }]
const newTable = { rows: 3, cols: 3, withHeaderRow: true }

/** Tools for the table around the cursor; nothing elsewhere. */
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

type ToolbarProps = { id: string; label: string; children: ReactNode }

/** A row of tools that is one stop of the Tab key: the arrow keys, Home and End move inside it. */
export function Toolbar({ id, label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const tools = [...(bar.current?.querySelectorAll('button') ?? [])].filter((tool) => !tool.disabled)
    const now = tools.findIndex((tool) => tool.matches(':focus'))
    const next = {
      ArrowRight: (now + 1) % tools.length,
      ArrowLeft: (now - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }[event.key]
    const tool = next === undefined ? undefined : tools[next]
    if (!tool) return
    event.preventDefault()
    for (const each of tools) each.tabIndex = each === tool ? 0 : -1
    tool.focus()
  }
  return (
    <Box
      ref={bar}
      id={id}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {children}
    </Box>
  )
}

type ToolProps = {
  name: string
  icon: ReactNode
  run: () => void
  /** Whether it is active at the cursor; left out for one-time actions. */
  on?: boolean | undefined
  disabled?: boolean
  /** The one that the Tab key reaches. */
  first?: boolean
}

/** One tool of the editor. The text keeps its selection when it is pressed with a pointer. */
function Tool({ name, icon, run, on, disabled = false, first = false }: ToolProps) {
  return (
    <IconButton
      size="small"
      aria-label={name}
      title={name}
      aria-pressed={on}
      disabled={disabled}
      tabIndex={first ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      sx={{
        borderRadius: 1,
        width: 29,
        height: 34,
        color: 'text.primary',
        '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' },
      }}
    >
      {icon}
    </IconButton>
  )
}
