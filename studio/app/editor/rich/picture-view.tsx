import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/language.ts'
import { pictureAddress } from '../../media/medium.ts'
import { useMedium } from '../../media/use-medium.ts'
import { richTextMessages } from '../../messages/rich.ts'
import { PictureDialog } from './picture-dialog.tsx'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A picture as the editor shows it: with its caption, and what readers hear in its place. */
export function PictureView({ node, selected, updateAttributes, editor }: NodeViewProps) {
  const t = useMessages(richTextMessages)
  const language = useLanguage()
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
