import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useRef, useState } from 'react'
import { Note } from '../components/note.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { mediaMessages } from '../messages/media.ts'
import type { Medium } from './medium.ts'
import { type Upload, useUploads } from './uploads.ts'

/** Uploads files by drag and drop or a file dialog; shows each until it is ready. Refused files stay with the reason. */
export function UploadArea({ onReady }: { onReady: (medium: Medium) => void }) {
  const t = useMessages(mediaMessages)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { uploads, start, dismiss, retry } = useUploads(onReady)
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void start([...event.dataTransfer.files])
      }}
      sx={{
        border: 1,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'text.secondary',
        bgcolor: over ? 'action.hover' : 'background.paper',
        p: 2,
        mb: 2,
        textAlign: 'center',
      }}
    >
      <Typography>{t.drop}</Typography>
      <Button
        startIcon={<CloudUpload />}
        variant="outlined"
        sx={{ my: 1 }}
        onClick={() => input.current?.click()}
      >
        {t.orChoose}
      </Button>
      <Note>{t.limits}</Note>
      <Box
        component="input"
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t.orChoose}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf"
        onChange={(event) => {
          void start([...(event.target.files ?? [])])
          event.target.value = ''
        }}
        sx={visuallyHidden}
      />
      {uploads.length > 0 && (
        <Box
          component="ul"
          aria-label={t.uploads}
          aria-live="polite"
          sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, textAlign: 'start' }}
        >
          {uploads.map((each) => (
            <UploadLine
              key={each.key}
              of={each}
              onDismiss={() => dismiss(each.key)}
              onRetry={() => retry(each)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

type UploadLineProps = { of: Upload; onDismiss: () => void; onRetry: () => void }

function UploadLine({ of: { file, sent, medium, problem }, onDismiss, onRetry }: UploadLineProps) {
  const t = useMessages(mediaMessages)
  const language = useLanguage()
  const refusal = problem ?? (medium?.state === 'refused' ? medium.reason : undefined)
  const state = medium ? t.states[medium.state] : t.sending(Math.round(sent * 100))
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography noWrap sx={{ flex: 1 }}>
          {file.name}
        </Typography>
        {problem && (
          <Button size="small" onClick={onRetry}>
            {t.again}
          </Button>
        )}
        {refusal ? (
          <Button size="small" color="inherit" aria-label={`${t.dismiss} · ${file.name}`} onClick={onDismiss}>
            {t.dismiss}
          </Button>
        ) : (
          <Note>{state}</Note>
        )}
      </Box>
      {refusal ? (
        <Typography variant="body2" color="error">
          {`${problem ? t.failed : t.states.refused}: ${refusal[language]}`}
        </Typography>
      ) : (
        <LinearProgress
          aria-label={`${t.uploads} · ${file.name}`}
          variant={medium ? 'indeterminate' : 'determinate'}
          value={Math.round(sent * 100)}
        />
      )}
    </Box>
  )
}
