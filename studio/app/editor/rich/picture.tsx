import { Alert, Button, TextField, Typography } from '@mui/material'
import { defaultLanguage, type Language } from '@shanmen/contract/languages.ts'
import {
  mergeAttributes,
  Node,
  type NodeViewProps,
  NodeViewWrapper,
  ReactNodeViewRenderer,
} from '@tiptap/react'
import { createContext, useContext, useState } from 'react'
import { useParams } from 'react-admin'
import { StudioDialog } from '../../components/dialog.tsx'
import { useMessages } from '../../language/language.ts'
import { MediaPicker } from '../../media/media-browser.tsx'
import { Thumbnail } from '../../media/media-card.tsx'
import { pictureAddress, useMedium } from '../../media/medium.ts'
import { editorMessages } from '../../messages/editor.ts'
import { mediaMessages } from '../../messages/media.ts'
import { richTextMessages } from '../../messages/rich.ts'
import { useUnsent } from '../../session/unsent.ts'

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [`data-${name}`]: attributes[name] } : {},
})

/** The language of the text that a picture is in: visitors hear the library's words in it, whatever the editor's own language. */
export const TextLanguage = createContext<Language>(defaultLanguage)

/** A picture of the media library inside a text, by its id; an address of a picture is never stored. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ media: attribute('media'), alt: attribute('alt'), caption: attribute('caption') }),
  parseHTML: () => [{ tag: 'figure[data-media]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})

/** The attributes of a picture in a text. */
type PictureValues = { media: string; alt: string; caption: string }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A picture as the editor shows it: with its caption and its alternative text. */
function PictureView({ node, selected, updateAttributes, editor }: NodeViewProps) {
  const t = useMessages(richTextMessages)
  const language = useContext(TextLanguage)
  const [open, setOpen] = useState(false)
  const media = textOf(node.attrs.media)
  const alt = textOf(node.attrs.alt)
  const caption = textOf(node.attrs.caption)
  const medium = useMedium(media)
  const address = medium ? pictureAddress(medium, 640) : undefined
  const heard = alt || medium?.alt[language] || ''
  return (
    <NodeViewWrapper as="figure" data-selected={selected || undefined}>
      {address ? (
        <img src={address} alt={heard} />
      ) : (
        <Typography color="textSecondary">{medium === null ? t.pictureGone : t.pictureReading}</Typography>
      )}
      {caption && <figcaption>{caption}</figcaption>}
      <Typography variant="caption" component="p" color={heard ? 'text.secondary' : 'error'}>
        {heard ? `${t.alt}: ${heard}` : t.altMissing}
      </Typography>
      {editor.isEditable && (
        <Button size="small" data-medium={media} onClick={() => setOpen(true)}>
          {t.editPicture}
        </Button>
      )}
      {open && (
        <PictureDialog
          field={editor.view.dom.id}
          values={{ media, alt, caption }}
          onClose={() => setOpen(false)}
          onDone={(values) => {
            updateAttributes(values)
            setOpen(false)
          }}
        />
      )}
    </NodeViewWrapper>
  )
}

type PictureDialogProps = {
  /** The id of the text. */
  field: string
  values: PictureValues
  onDone: (values: PictureValues) => void
  onClose: () => void
}

/** Caption and alternative text of a picture in a text, and another picture in its place. */
export function PictureDialog({ field, values, onDone, onClose }: PictureDialogProps) {
  const t = useMessages(richTextMessages)
  const common = useMessages(editorMessages)
  const language = useContext(TextLanguage)
  const media = useMessages(mediaMessages)
  const entry = useParams().id
  const typed = useUnsent(`picture:${entry}:${field}:${Object.values(values).join(':')}`, values)
  const [wasTyped] = useState(typed.value !== values)
  const now = typed.value
  const [picking, setPicking] = useState(now.media === '')
  const close = () => {
    typed.sent()
    onClose()
  }
  const medium = useMedium(now.media || undefined)
  if (picking)
    return (
      <MediaPicker
        type="picture"
        onClose={() => (now.media ? setPicking(false) : close())}
        onPick={([picked]) => {
          if (picked) typed.write({ ...now, media: picked.id })
          setPicking(false)
        }}
      />
    )
  return (
    <StudioDialog
      title={t.editPicture}
      onClose={close}
      submit={{
        label: common.done,
        run: () => {
          typed.sent()
          onDone(now)
        },
      }}
    >
      {wasTyped && <Alert severity="info">{media.unsaved}</Alert>}
      {medium && <Thumbnail medium={medium} height={180} />}
      <Button onClick={() => setPicking(true)}>{t.otherPicture}</Button>
      <TextField
        label={t.caption}
        value={now.caption}
        onChange={(event) => typed.write({ ...now, caption: event.target.value.slice(0, 2000) })}
      />
      <TextField
        label={t.alt}
        value={now.alt}
        onChange={(event) => typed.write({ ...now, alt: event.target.value.slice(0, 2000) })}
        helperText={medium?.alt[language] ? t.altFromLibrary(medium.alt[language]) : t.altHint}
      />
    </StudioDialog>
  )
}
