import { Box, Pagination, TextField } from '@mui/material'
import { useState } from 'react'
import { Loaded, Note } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { SelectField } from '../components/select-field.tsx'
import { useCall } from '../components/use-call.ts'
import { useMessages } from '../language/language.ts'
import { mediaMessages } from '../messages/media.ts'
import { MediaCard } from './media-card.tsx'
import type { Medium } from './medium.ts'
import { UploadArea } from './upload-area.tsx'

type MediaBrowserProps = {
  /** Only these; both when left out. */
  type?: Medium['type'] | undefined
  chosen: readonly string[]
  onChoose: (medium: Medium) => void
  onPick?: (medium: Medium) => void
  /** An upload has become ready, of the wanted type. */
  onUploaded?: (medium: Medium) => void
  /** Changed since the list was loaded: shown instead of the loaded row. */
  changed?: Medium | undefined
  mayUpload: boolean
}

const pageSize = 24

/** Upload, search and results of the library; the caller decides what a click does. */
export function MediaBrowser({
  type,
  chosen,
  onChoose,
  onPick,
  onUploaded,
  changed,
  mayUpload,
}: MediaBrowserProps) {
  const t = useMessages(mediaMessages)
  const [text, setText] = useState('')
  const [only, setOnly] = useState<Medium['type'] | ''>(type ?? '')
  const [page, setPage] = useState(1)
  const found = useCall('mediaList', {
    page,
    pageSize,
    ...(text.trim() && { text: text.trim() }),
    ...(only && { type: only }),
  })
  return (
    <>
      {mayUpload && (
        <UploadArea
          onReady={(medium) => {
            setPage(1)
            found.reload()
            if (!type || medium.type === type) onUploaded?.(medium)
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <TextField
          type="search"
          label={t.search}
          value={text}
          onChange={(event) => {
            setText(event.target.value.slice(0, 100))
            setPage(1)
          }}
          sx={{ flex: '2 1 14rem', width: 'auto' }}
        />
        {!type && (
          <SelectField
            label={t.type}
            value={only}
            options={[
              ['', t.all],
              ['picture', t.picture],
              ['file', t.file],
            ]}
            onChange={(next) => {
              setOnly(next)
              setPage(1)
            }}
            sx={{ flex: '1 1 8rem', width: 'auto' }}
          />
        )}
      </Box>
      <Loaded of={found}>
        {({ rows, total }) => (
          <>
            <Note role="status" sx={{ mb: 1 }}>
              {total === 0 ? t.none : t.total(total)}
            </Note>
            <Box
              component="ul"
              aria-label={t.title}
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
              }}
            >
              {rows
                .map((row) => (row.id === changed?.id ? changed : row))
                .map((medium) => (
                  <li key={medium.id}>
                    <MediaCard
                      medium={medium}
                      chosen={chosen.includes(medium.id)}
                      onClick={() => onChoose(medium)}
                      onDoubleClick={() => onPick?.(medium)}
                    />
                  </li>
                ))}
            </Box>
            {total > pageSize && (
              <Pagination
                page={page}
                count={Math.ceil(total / pageSize)}
                onChange={(_, next) => setPage(next)}
                sx={{ mt: 2 }}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

type Chosen = readonly Medium[]

/** What is chosen once an upload is ready: where only one can be, what has been chosen since it began stays. */
export function withUploaded(
  { now, begun }: { now: Chosen; begun: Chosen },
  medium: Medium,
  several: boolean,
): Chosen {
  if (several) return [...now.filter(({ id }) => id !== medium.id), medium]
  return now === begun ? [medium] : now
}

type MediaPickerProps = {
  type: Medium['type']
  /** Several may be chosen at once. */
  several?: boolean
  onPick: (media: Medium[]) => void
  onClose: () => void
}

/** Chooses pictures or files for an entry, or uploads them. Only what is ready can be used. */
export function MediaPicker({ type, several = false, onPick, onClose }: MediaPickerProps) {
  const t = useMessages(mediaMessages)
  const [chosen, setChosen] = useState<readonly Medium[]>([])
  // An upload that becomes ready calls what was rendered when it began: more may have been chosen since.
  const add = (medium: Medium) => setChosen((now) => withUploaded({ now, begun: chosen }, medium, several))
  const toggle = (medium: Medium) => {
    if (medium.state !== 'ready') return
    if (chosen.some(({ id }) => id === medium.id)) setChosen(chosen.filter(({ id }) => id !== medium.id))
    else setChosen(several ? [...chosen, medium] : [medium])
  }
  return (
    <StudioDialog
      title={type === 'picture' ? t.pickPicture : t.pickFile}
      size="md"
      dividers
      onClose={onClose}
      submit={{
        label: t.pick(chosen.length),
        run: () => onPick([...chosen]),
        disabled: chosen.length === 0,
      }}
    >
      <MediaBrowser
        type={type}
        mayUpload
        chosen={chosen.map((each) => each.id)}
        onChoose={toggle}
        onUploaded={add}
        onPick={(medium) => medium.state === 'ready' && !several && onPick([medium])}
      />
    </StudioDialog>
  )
}
