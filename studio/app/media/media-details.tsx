import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { eachLanguage, type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { LinkBase, useNotify } from 'react-admin'
import { serverErrorOf } from '../../client.ts'
import { can } from '../../rights.ts'
import { Loaded, Note, Problem } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { useAction, useCall } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { mediaMessages } from '../messages/media.ts'
import { call, useMe } from '../session/session.ts'
import { useUnsent } from '../session/unsent.ts'
import { FocalPoint } from './focal-point.tsx'
import {
  type Brought,
  broughtBefore,
  fileAddress,
  type Medium,
  originalAddress,
  showBytes,
} from './medium.ts'

type MediaDetailsProps = {
  /** With its words in the library; where they are written into an entry, with those of its draft. */
  medium: Medium
  onChanged: (medium: Medium) => void
  /**
   * Writes the words into the entry that is being edited while they are typed, instead of saving them in the library. Without `write`
   * the entry is locked: what was typed here would be replaced when it is published.
   */
  stage?: Stage | undefined
  onClose: () => void
}

type Stage = {
  write: ((alt: Medium['alt']) => void) | undefined
  languages: readonly Language[]
  brought: Brought
}

/** The words typed in each language, and which ones they replace: of an entry that is being edited, its draft knows. */
type Typed = { [L in Language]?: { before: string; text: string } }

/** Everything about one medium: its text in both languages, focal point, facts, and where it is used. */
export function MediaDetails({ medium, onChanged, stage, onClose }: MediaDetailsProps) {
  const t = useMessages(mediaMessages)
  const language = useLanguage()
  const notify = useNotify()
  const me = useMe()
  // The languages in which this person may change texts; the focal point belongs to the Chinese side.
  const isLocked = stage && !stage.write
  const own = languageCodes.filter((code) => !isLocked && can(me, 'write', { language: code }))
  // A language in which nothing is written yet would begin with words of a picture only.
  const shown = stage?.languages ?? languageCodes
  const typed = useUnsent<Typed>(stage ? undefined : `media:${medium.id}`, {})
  const [wasTyped] = useState(Object.keys(typed.value).length > 0)
  const alt = eachLanguage((code) => typed.value[code]?.text ?? medium.alt[code])
  const [focus, setFocus] = useState(medium.focus)
  const [theirs, setTheirs] = useState('')
  const isPicture = medium.type === 'picture'
  const names = isPicture ? t.alt : t.fileTitle
  const write = (code: Language, lines: string) => {
    // The field has several lines so that a long text can be read; the text has one.
    const text = lines.replace(/\s*\n\s*/g, ' ')
    const before = typed.value[code]?.before ?? medium.alt[code]
    typed.write({ ...typed.value, [code]: { before, text } })
    stage?.write?.({ ...alt, [code]: text })
  }
  const moved = focus.x !== medium.focus.x || focus.y !== medium.focus.y
  const isUnsaved = moved || (!stage && shown.some((code) => alt[code] !== medium.alt[code]))
  const { busy, problem, run } = useAction(async () => {
    setTheirs('')
    try {
      const changed = stage && !moved ? medium : await send()
      typed.sent()
      onChanged(changed)
      const again = stage ? broughtBefore(medium, alt, stage.brought) : []
      if (again.length > 0) notify(t.broughtBefore(again), { type: 'warning', autoHideDuration: 15_000 })
      else notify(stage ? t.staged : t.saved, { type: 'success' })
    } catch (error) {
      const theirs = serverErrorOf(error)?.code === 'conflict' ? await readTheirs().catch(() => '') : ''
      if (!theirs) throw error
      setTheirs(theirs)
    }
  })
  const send = () => {
    // Only what was typed here: the other language may be someone else's, who has saved it since.
    const own = languageCodes.flatMap((code) => {
      const words = typed.value[code]
      return words && !stage && words.text !== words.before ? [{ code, ...words }] : []
    })
    return call('changeMedia', {
      id: medium.id,
      alt: Object.fromEntries(own.map(({ code, text }) => [code, text])),
      before: Object.fromEntries(own.map(({ code, before }) => [code, before])),
      ...(moved && { focus }),
    })
  }
  /** What someone else has written meanwhile: saving again, after it was shown, replaces it. */
  const readTheirs = async () => {
    const newest = await call('readMedia', { id: medium.id })
    const others = languageCodes.filter((code) => {
      const words = typed.value[code]
      return words && words.before !== newest.alt[code]
    })
    const next = others.map((code) => [code, { before: newest.alt[code], text: alt[code] }])
    typed.write({ ...typed.value, ...Object.fromEntries(next) })
    return others.map((code) => t.rewritten(code, newest.alt[code])).join(' ')
  }
  const close = () => {
    typed.sent()
    onClose()
  }
  return (
    <StudioDialog
      title={medium.name}
      size="md"
      dividers
      // A click outside or Escape drops nothing, and the button says what it does.
      onClose={isUnsaved ? undefined : close}
      onCancel={close}
      cancel={!isUnsaved ? t.close : stage ? t.closeWithoutFocus : t.closeUnsaved}
      submit={own.length > 0 ? { label: t.save, run: () => void run(), busy } : undefined}
    >
      <Problem of={problem} />
      {theirs && <Alert severity="error">{theirs}</Alert>}
      {wasTyped && !problem && !theirs && <Alert severity="info">{t.unsaved}</Alert>}
      {medium.state === 'refused' && medium.reason && (
        <Alert severity="error">{medium.reason[language]}</Alert>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Box>
          {isPicture && medium.state === 'ready' && (
            <FocalPoint
              medium={medium}
              focus={focus}
              onFocus={own.includes('zh') && !busy ? setFocus : undefined}
            />
          )}
          {shown.map((code) => (
            <TextField
              key={code}
              label={names(code)}
              value={alt[code]}
              // What is typed while the words before it are being saved would be lost.
              disabled={busy || !own.includes(code)}
              multiline
              onChange={(event) => write(code, event.target.value.slice(0, 300))}
              helperText={isPicture ? t.altHint : t.fileTitleHint}
              slotProps={{ htmlInput: { lang: languages[code].tag } }}
            />
          ))}
        </Box>
        <Box>
          <Typography variant="h3" component="h3" gutterBottom>
            {t.details}
          </Typography>
          <Typography>{showBytes(medium.bytes)}</Typography>
          {medium.width && medium.height && <Typography>{t.size(medium.width, medium.height)}</Typography>}
          {medium.pages && <Typography>{t.pages(medium.pages)}</Typography>}
          <Typography>{t.added(medium.who.name, showMoment(medium.at, language))}</Typography>
          <Note sx={{ overflowWrap: 'anywhere', my: 1 }}>
            {t.hash}: {medium.sha256}
          </Note>
          {isPicture && !medium.original && <Note>{t.noOriginal}</Note>}
          {medium.state === 'ready' && (!isPicture || medium.original) && (
            <Button
              href={isPicture ? originalAddress(medium) : fileAddress(medium)}
              target="_blank"
              rel="noopener"
            >
              {t.open}
            </Button>
          )}
          <MediaUses id={medium.id} />
        </Box>
      </Box>
    </StudioDialog>
  )
}

/** The entries that use a medium, as links. */
function MediaUses({ id }: { id: string }) {
  const t = useMessages(mediaMessages)
  const language = useLanguage()
  const uses = useCall('mediaUses', { id })
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ mt: 2, mb: 1 }}>
        {t.uses}
      </Typography>
      <Loaded of={uses}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography color="textSecondary">{t.unused}</Typography>
          ) : (
            <>
              {rows.some((use) => use.public) && <Note>{t.publicNote}</Note>}
              <ul>
                {rows.map((use, at) => (
                  // One that this person may not read has no id.
                  <li key={use.id || at}>
                    {use.id ? (
                      <LinkBase to={`/${use.kind}/${use.id}`}>
                        {use.title[language] || use.title.zh || use.slug}
                      </LinkBase>
                    ) : (
                      use.title[language]
                    )}
                    {use.public && ` · ${t.usePublic}`}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </>
  )
}
