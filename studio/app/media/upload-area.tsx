import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { useCallback, useRef, useState } from 'react'
import { createClient, serverErrorOf } from '../../client.ts'
import { largestUpload } from '../../upload-limit.ts'
import { Note } from '../components/call-status.tsx'
import { messageOf } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { mediaMessages } from '../messages/media.ts'
import { call } from '../session/session.ts'
import type { Medium } from './medium.ts'

/**
 * Uploads files by drag and drop or a file dialog. Each stays until it is dismissed, as the library may be showing others; what is ready
 * goes with the next upload.
 */
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

function UploadLine({ of: { file, sent, medium, problem, isFinal }, onDismiss, onRetry }: UploadLineProps) {
  const t = useMessages(mediaMessages)
  const language = useLanguage()
  const refusal = problem ?? (medium?.state === 'refused' ? medium.reason : undefined)
  const isReady = medium?.state === 'ready'
  const state = medium ? t.states[medium.state] : t.sending(Math.round(sent * 100))
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography noWrap sx={{ flex: 1 }}>
          {file.name}
        </Typography>
        {problem && !isFinal && (
          <Button size="small" onClick={onRetry}>
            {t.again}
          </Button>
        )}
        {/* Each per cent would be announced; the bar has it. */}
        {!refusal && <Note aria-hidden={!medium}>{state}</Note>}
        {(refusal || isReady) && (
          <Button size="small" color="inherit" aria-label={`${t.dismiss} · ${file.name}`} onClick={onDismiss}>
            {t.dismiss}
          </Button>
        )}
      </Box>
      {refusal ? (
        <Typography variant="body2" color="error">
          {`${problem ? t.failed : t.states.refused}: ${refusal[language]}`}
        </Typography>
      ) : (
        !isReady && (
          <LinearProgress
            aria-label={`${t.uploads} · ${file.name}`}
            variant={medium ? 'indeterminate' : 'determinate'}
            value={Math.round(sent * 100)}
          />
        )
      )}
    </Box>
  )
}

/** One file that is being uploaded. */
export type Upload = {
  key: string
  file: File
  /** How much has been sent, 0 to 1. */
  sent: number
  /** The medium that the server created; its state says whether it can be used. */
  medium?: Medium
  problem?: InterfaceText
  /** The same file cannot be sent again. */
  isFinal?: boolean
}

const pause = 700

const refused = (key: 'tooLarge' | 'notRead'): Partial<Upload> => ({
  problem: { zh: mediaMessages.zh[key], en: mediaMessages.en[key] },
  isFinal: true,
})

/** The server has the file by now: what keeps it from answering passes. */
const readAgain = (medium: Medium) =>
  call('readMedia', { id: medium.id }).catch((error: unknown) => {
    const isPassing = error instanceof ApiError && error.kind === 'network'
    if (isPassing || serverErrorOf(error)?.code === 'unavailable') return medium
    throw error
  })

/** Uploads one file and polls until it is ready or refused; reports every change. Never rejects. */
export async function upload(
  file: File,
  report: (step: Partial<Upload>) => void,
): Promise<Medium | undefined> {
  if (file.size > largestUpload) {
    report(refused('tooLarge'))
    return undefined
  }
  try {
    const client = createClient(sendWithProgress((sent) => report({ sent })))
    let medium = await client('uploadMedia', { name: file.name.slice(-200) || 'file' }, { body: file })
    report({ sent: 1, medium })
    while (medium.state === 'queued' || medium.state === 'working') {
      await new Promise((resolve) => setTimeout(resolve, pause))
      medium = await readAgain(medium)
      report({ medium })
    }
    return medium
  } catch (error) {
    // One that was changed or moved since it was chosen cannot be read any more, which looks like a lost connection.
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(Boolean, () => false)
    report(isReadable ? { problem: messageOf(error) } : refused('notRead'))
    return undefined
  }
}

let counted = 0

/** The uploads of a screen, sent one after another, so that none times out on a slow connection. */
function useUploads(onReady: (medium: Medium) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = useCallback(
    (key: string, step: Partial<Upload>) =>
      setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...step } : each))),
    [],
  )
  const dismiss = (key: string) => setUploads((all) => all.filter((each) => each.key !== key))
  const start = async (files: readonly File[]) => {
    const added = files.map((file) => {
      counted += 1
      return { key: `upload-${counted}`, file, sent: 0 }
    })
    setUploads((all) => [...all.filter(({ medium }) => medium?.state !== 'ready'), ...added])
    for (const { key, file } of added) {
      const medium = await upload(file, (step) => change(key, step))
      if (medium?.state === 'ready') onReady(medium)
    }
  }
  const retry = ({ key, file }: Upload) => {
    dismiss(key)
    void start([file])
  }
  return { uploads, start, dismiss, retry }
}

/**
 * After so many milliseconds without a byte sent or an answer an upload has failed, and may be tried again: the server knows a
 * file by its bytes. Long enough for a slow store of media, into which the server puts the file before it answers.
 */
const silenceMs = 120_000

/**
 * A `fetch` that reports upload progress, which the browser's own cannot. No streaming response. Rejects like `fetch`
 * when there is no response, when nothing moves for too long, or when the signal aborts it.
 */
const sendWithProgress =
  (onProgress: (part: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(address))
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      let silence: ReturnType<typeof setTimeout> | undefined
      const moved = () => {
        clearTimeout(silence)
        silence = setTimeout(() => request.abort(), silenceMs)
      }
      moved()
      request.upload.onprogress = ({ loaded, total }) => {
        moved()
        onProgress(total > 0 ? loaded / total : 0)
      }
      request.onloadend = () => clearTimeout(silence)
      request.onload = () =>
        resolve(
          new Response(request.responseText, { status: request.status, statusText: request.statusText }),
        )
      request.onerror = () => reject(new TypeError('The server does not answer.'))
      request.onabort = () => reject(signal?.reason ?? new TypeError('The upload does not move.'))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body instanceof Blob ? body : null)
    })
