import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import AttachFile from '@mui/icons-material/AttachFile'
import Close from '@mui/icons-material/Close'
import Edit from '@mui/icons-material/EditOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { mediaWordsKey, mediaWordsOf } from '@shanmen/content/documents/document.ts'
import { eachLanguage, languageCodes } from '@shanmen/contract/languages.ts'
import { useState, useSyncExternalStore } from 'react'
import { useLanguage, useMessages } from '../../language/language.ts'
import { MediaPicker } from '../../media/media-browser.tsx'
import { Thumbnail } from '../../media/media-card.tsx'
import { MediaDetails } from '../../media/media-details.tsx'
import { forgetMedium, lacksAlt, type Medium, useMedium } from '../../media/medium.ts'
import { mediaMessages } from '../../messages/media.ts'
import { isReadOnly, useEditing, useValue } from '../editing.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import type { Path } from '../model/paths.ts'
import { type ControlProps, idOf, useHelp } from './field-help.ts'

type Props = ControlProps<'image' | 'images' | 'file' | 'files'>

/** One or several pictures or files from the media library. */
export function MediaControl({ field, path, label }: Props) {
  const { value, step, locked } = useValue(path)
  const t = useMessages(mediaMessages)
  const [picking, setPicking] = useState(false)
  const { help, error, missing } = useHelp(path)
  const several = field.type === 'images' || field.type === 'files'
  const type = field.type === 'image' || field.type === 'images' ? 'picture' : 'file'
  const ids = several
    ? Array.isArray(value)
      ? value.filter((id) => typeof id === 'string')
      : []
    : typeof value === 'string'
      ? [value]
      : []
  const put = (next: readonly string[]) => step(several ? (next.length > 0 ? next : undefined) : next[0])
  const move = (index: number, by: number) => {
    const id = ids[index]
    if (id) put(ids.toSpliced(index, 1).toSpliced(index + by, 0, id))
  }
  return (
    <Box role="group" aria-label={label} sx={{ my: 1 }}>
      <Typography variant="body2" color={missing || error ? 'error' : 'text.secondary'} sx={{ mb: 0.5 }}>
        {label}
        {field.required ? ' *' : ''}
      </Typography>
      {ids.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mb: 1,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: several ? 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' : '1fr',
          }}
        >
          {ids.map((id, index) => (
            <MediumRow
              key={id}
              id={id}
              path={path}
              locked={locked}
              onRemove={() => put(ids.toSpliced(index, 1))}
              onEarlier={index > 0 ? () => move(index, -1) : undefined}
              onLater={index < ids.length - 1 ? () => move(index, 1) : undefined}
            />
          ))}
        </Box>
      )}
      {!locked && (
        <Button
          id={idOf(path)}
          variant="outlined"
          size="small"
          startIcon={type === 'picture' ? <ImageIcon /> : <AttachFile />}
          aria-label={`${ids.length > 0 && !several ? t.change : t.choose} · ${label}`}
          onClick={() => setPicking(true)}
        >
          {ids.length > 0 && !several ? t.change : t.choose}
        </Button>
      )}
      {help && <FormHelperText error={error}>{help}</FormHelperText>}
      {picking && (
        <MediaPicker
          type={type}
          several={several}
          onClose={() => setPicking(false)}
          onPick={(media) => {
            const added = media.map(({ id }) => id)
            put(several ? [...new Set([...ids, ...added])] : added)
            setPicking(false)
          }}
        />
      )}
    </Box>
  )
}

type MediumRowProps = {
  id: string
  path: Path
  locked: boolean
  onRemove: () => void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

/** A chosen picture or file, with what is missing before it can be published. */
function MediumRow({ id, path, locked, onRemove, onEarlier, onLater }: MediumRowProps) {
  const t = useMessages(mediaMessages)
  const language = useLanguage()
  const [version, setVersion] = useState(0)
  const [open, setOpen] = useState(false)
  const stored = useMedium(id, version)
  const editing = useEditing()
  const { draft, broughtWords } = editing
  const words = useSyncExternalStore(draft.subscribe, () =>
    JSON.stringify(
      eachLanguage((code) => {
        const text = mediaWordsOf(draft.state().document, code).get(id)
        return text === broughtWords[code][id] ? undefined : text
      }),
    ),
  )
  const medium = stored && { ...stored, alt: { ...stored.alt, ...JSON.parse(words) } }
  const written = useSyncExternalStore(draft.subscribe, () =>
    languageCodes.filter((code) => draft.state().document[code]).join(),
  )
  const writtenIn = languageCodes.filter((code) => written.includes(code))
  const title = medium ? medium.alt[language] || medium.alt.zh || medium.name : id
  const moves = onEarlier || onLater
  const write = (alt: Medium['alt']) => {
    for (const code of writtenIn)
      if (alt[code].trim() !== medium?.alt[code]) draft.change([code, mediaWordsKey, id], alt[code].trim())
  }
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, border: 1, borderColor: 'divider', minWidth: 0 }}>
      <Box sx={{ flex: '0 0 6rem' }}>{medium && <Thumbnail medium={medium} height={72} />}</Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        <Typography noWrap variant="body2">
          {medium === null ? t.gone : title}
        </Typography>
        {medium && lacksAlt(medium, writtenIn) && (
          <Typography variant="caption" component="p" color="error">
            {t.altMissing[medium.type]}
          </Typography>
        )}
        <RowActions
          of={title}
          actions={[
            ...(medium
              ? [
                  {
                    name: t.edit,
                    icon: <Edit fontSize="inherit" />,
                    run: () => setOpen(true),
                    // Checks of its alternative text link here.
                    id: idOf([...path, id]),
                  },
                ]
              : []),
            ...(moves && !locked
              ? [
                  { name: t.earlier, icon: <ArrowBack fontSize="inherit" />, run: onEarlier },
                  { name: t.later, icon: <ArrowForward fontSize="inherit" />, run: onLater },
                ]
              : []),
            ...(locked ? [] : [{ name: t.remove, icon: <Close fontSize="inherit" />, run: onRemove }]),
          ]}
        />
      </Box>
      {open && medium && (
        <MediaDetails
          medium={medium}
          stage={{
            languages: writtenIn,
            write: isReadOnly(editing) ? undefined : write,
            brought: eachLanguage((code) => broughtWords[code][id]),
          }}
          onClose={() => setOpen(false)}
          onChanged={() => {
            forgetMedium(id)
            setVersion(version + 1)
            setOpen(false)
          }}
        />
      )}
    </Box>
  )
}
