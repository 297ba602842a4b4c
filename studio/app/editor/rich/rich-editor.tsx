import { isJsonObject } from '@shanmen/content/documents/document.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useMessages } from '../../language/language.ts'
import { MediaPicker } from '../../media/media-picker.tsx'
import { fileAddress } from '../../media/medium.ts'
import { upload } from '../../media/uploads.ts'
import { richTextMessages } from '../../messages/rich.ts'
import { PasteCleaner } from '../paste/paste-cleaner.ts'
import { EditorSurface } from './editor-surface.ts'
import { extensions } from './extensions.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture.tsx'
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

/** The editor of a text: JSON in, JSON out. What is pasted is cleaned; pictures come from the media library. */
export default function RichEditor(props: RichEditorProps) {
  const { id, label, language, value, onChange, editable, required } = props
  const t = useMessages(richTextMessages)
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
      handlePaste: (_, event) => takePicture(event.clipboardData),
      handleDrop: (_, event) => takePicture(event.dataTransfer),
      handleKeyDown: (_, event) => {
        if (event.key !== 'F10' || !event.altKey) return false
        document.getElementById(`${id}-tools`)?.querySelector('button')?.focus()
        return true
      },
    },
  })

  function takePicture(data: DataTransfer | null): boolean {
    const picture = [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'))
    if (!picture || data?.types.includes('text/html')) return false
    notify(t.uploading, { type: 'info' })
    let problem = ''
    void upload(picture, (step) => {
      problem = (step.problem ?? step.medium?.reason)?.[language] ?? problem
    }).then((medium) => {
      if (medium?.state === 'ready') insertPicture({ media: medium.id, alt: '', caption: '' })
      else notify(problem, { type: 'error' })
    })
    return true
  }

  const insertPicture = (attrs: { media: string; alt: string; caption: string }) =>
    editor.chain().focus().insertContent({ type: 'image', attrs }).run()

  // A value that did not come from this editor: restored, merged, or copied from the other language.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
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
      <EditorContent editor={editor} />
      {dialog === 'link' && (
        <LinkDialog
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
        <PictureDialog
          values={{ media: '', alt: '', caption: '' }}
          onClose={() => setDialog(undefined)}
          onDone={(values) => {
            insertPicture(values)
            setDialog(undefined)
          }}
        />
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
