import { styled } from '@mui/material/styles'
import { isJsonObject } from '@shanmen/content/documents/document.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useLanguage, useMessages } from '../../language/language.ts'
import { MediaPicker } from '../../media/media-browser.tsx'
import { fileAddress } from '../../media/medium.ts'
import { upload } from '../../media/upload-area.tsx'
import { richTextMessages } from '../../messages/rich.ts'
import { PasteCleaner } from '../paste/paste-cleaner.ts'
import { keepPosition, showContent } from './commands.ts'
import { extensions } from './extensions.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog, TextLanguage } from './picture.tsx'
import { storedForm } from './stored.ts'
import { type EditorDialog, TableTools, TextTools, Toolbar } from './tools.tsx'

type RichEditorProps = {
  id: string
  label: string
  language: Language
  value: unknown
  onChange: (value: unknown) => void
  editable: boolean
  required: boolean
}

const contentOf = (value: unknown) => (isJsonObject(value) ? value : { type: 'doc', content: [] })

const placeOf = ({ state: { doc, selection } }: Editor): string =>
  doc.textBetween(selection.from, selection.to, ' ').slice(0, 100) || String(selection.from)

/** The editor of a text: JSON in, JSON out. What is pasted is cleaned; pictures come from the media library. */
export default function RichEditor(props: RichEditorProps) {
  const { id, label, language, value, onChange, editable, required } = props
  const t = useMessages(richTextMessages)
  const reader = useLanguage()
  const notify = useNotify()
  const [dialog, setDialog] = useState<EditorDialog>()
  const written = useRef<unknown>(value)
  const onPicturesLeft = useRef<(count: number) => void>(undefined)
  onPicturesLeft.current = (count) => notify(t.picturesLeft(count), { type: 'warning' })
  const [cleaner] = useState(() =>
    PasteCleaner.configure({ onPicturesLeft: (count) => onPicturesLeft.current?.(count) }),
  )
  const editor = useEditor({
    extensions: [...extensions, cleaner],
    content: contentOf(value),
    editable,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor }) => {
      written.current = storedForm(editor.getJSON())
      onChange(written.current)
    },
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': String(required),
        'aria-describedby': `${id}-help`,
        lang: languages[language].tag,
      },
      handlePaste: ({ state }, event) => takePictures(event.clipboardData, state.selection.to),
      handleDrop: (view, event) => {
        const here = view.posAtCoords({ left: event.clientX, top: event.clientY })
        return takePictures(event.dataTransfer, here?.pos ?? view.state.selection.to)
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'F10' || !event.altKey) return false
        document.getElementById(`${id}-tools`)?.querySelector('button')?.focus()
        return true
      },
    },
  })

  /** Uploads pasted or dropped pictures, and inserts each where it was put, wherever the person writes meanwhile. */
  function takePictures(data: DataTransfer | null, at: number): boolean {
    const pictures = [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))
    if (pictures.length === 0 || data?.types.includes('text/html')) return false
    notify(t.uploading(pictures.length), { type: 'info' })
    void insertUploaded(pictures, keepPosition(editor, at))
    return true
  }

  async function insertUploaded(pictures: File[], place: ReturnType<typeof keepPosition>) {
    for (const picture of pictures) {
      let problem = ''
      const medium = await upload(picture, (step) => {
        problem = (step.problem ?? step.medium?.reason)?.[reader] ?? problem
      })
      if (medium?.state !== 'ready') notify(problem, { type: 'error' })
      // The entry may have been closed, or submitted by someone else: the picture is in the library.
      else if (editor.isDestroyed || !editor.isEditable) notify(t.uploadedOnly, { type: 'warning' })
      else place.insert({ type: 'image', attrs: { media: medium.id, alt: '', caption: '' } })
    }
    place.end()
  }

  const insertPicture = (attrs: { media: string; alt: string; caption: string }) =>
    editor.chain().focus().insertContent({ type: 'image', attrs }).run()

  // A value that did not come from this editor: restored, merged, or copied from the other language.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    showContent(editor, contentOf(value))
  }, [editor, value])
  useEffect(() => editor.setEditable(editable, false), [editor, editable])

  const insertLink = (href: string, text: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (text || (editor.state.selection.empty && !editor.isActive('link')))
      chain
        .insertContent({ type: 'text', text: text || href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    setDialog(undefined)
  }
  const isInLink = editor.isActive('link')
  return (
    <EditorSurface>
      {editable && (
        <>
          <Toolbar id={`${id}-tools`} label={t.toolbar(label)}>
            <TextTools editor={editor} onAsk={setDialog} />
          </Toolbar>
          <TableTools editor={editor} id={`${id}-table-tools`} />
        </>
      )}
      <TextLanguage value={language}>
        <EditorContent editor={editor} />
      </TextLanguage>
      {dialog === 'link' && (
        <LinkDialog
          field={id}
          place={placeOf(editor)}
          href={String(editor.getAttributes('link').href ?? '')}
          asksText={editor.state.selection.empty && !isInLink}
          onDone={insertLink}
          onRemove={
            isInLink
              ? () => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run()
                  setDialog(undefined)
                }
              : undefined
          }
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'picture' && (
        <TextLanguage value={language}>
          <PictureDialog
            field={id}
            values={{ media: '', alt: '', caption: '' }}
            onClose={() => setDialog(undefined)}
            onDone={(values) => {
              insertPicture(values)
              setDialog(undefined)
            }}
          />
        </TextLanguage>
      )}
      {dialog === 'attachment' && (
        <MediaPicker
          type="file"
          onClose={() => setDialog(undefined)}
          onPick={([file]) => {
            setDialog(undefined)
            if (file) insertLink(fileAddress(file), file.alt[language] || file.name)
          }}
        />
      )}
    </EditorSurface>
  )
}

/** The styles of a text in the editor, close to those of the site; the editor brings none of its own. */
const EditorSurface = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '&:focus-within': { borderColor: theme.palette.primary.main },
  '& .ProseMirror': {
    fontFamily: theme.typography.fontFamily,
    minHeight: '14rem',
    maxHeight: '70vh',
    overflowY: 'auto',
    padding: theme.spacing(1.5, 2),
    lineHeight: 1.8,
    position: 'relative',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    outline: 'none',
  },
  '& .ProseMirror[contenteditable=false]': { backgroundColor: theme.palette.action.hover },
  '& .ProseMirror > * + *': { marginTop: '.75em' },
  '& .ProseMirror :is(p, ul, ol, blockquote, figure)': { marginBlock: 0 },
  '& .ProseMirror :is(h2, h3, h4)': { marginBottom: 0, fontFamily: theme.typography.h2.fontFamily },
  '& .ProseMirror blockquote': {
    marginInline: 0,
    paddingInlineStart: theme.spacing(2),
    borderInlineStart: `3px solid ${theme.palette.divider}`,
  },
  '& .ProseMirror a': { color: theme.palette.primary.main },
  '& .ProseMirror table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed' },
  '& .ProseMirror :is(td, th)': {
    border: `1px solid ${theme.palette.text.secondary}`,
    padding: theme.spacing(0.5, 1),
    verticalAlign: 'top',
    textAlign: 'start',
  },
  '& .ProseMirror th': { backgroundColor: theme.palette.action.hover },
  '& .ProseMirror .selectedCell': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& .ProseMirror figure': {
    marginInline: 0,
    padding: theme.spacing(1),
    border: `1px solid ${theme.palette.divider}`,
  },
  '& .ProseMirror figure[data-selected]': { outline: `2px solid ${theme.palette.primary.main}` },
  '& .ProseMirror figure img': { display: 'block', maxWidth: '100%', maxHeight: '20rem' },
  '& .ProseMirror hr': { border: 0, borderTop: `1px solid ${theme.palette.text.secondary}` },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute' },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: -2,
    width: 20,
    borderTop: `1px solid ${theme.palette.text.primary}`,
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
}))
