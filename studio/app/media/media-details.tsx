import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { LinkBase, useNotify } from 'react-admin'
import { can } from '../../rights.ts'
import { Loaded, Note } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { messageOf, useCall } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { mediaMessages } from '../messages/media.ts'
import { call, useMe } from '../session/session.ts'
import { FocalPoint } from './focal-point.tsx'
import { fileAddress, type Medium, originalAddress, showBytes } from './medium.ts'

type MediaDetailsProps = {
  medium: Medium
  onChanged: (medium: Medium) => void
  /** Writes the words into the entry that is being edited while they are typed, instead of saving them in the library. */
  stage?: { write: (alt: Medium['alt']) => void; languages: readonly Language[] } | undefined
  onClose: () => void
}

/** Everything about one medium: its text in both languages, focal point, facts, and where it is used. */
export function MediaDetails({ medium, onChanged, stage, onClose }: MediaDetailsProps) {
  const t = useMessages(mediaMessages)
  const language = useLanguage()
  const notify = useNotify()
  const me = useMe()
  // The languages in which this person may change texts; the focal point belongs to the Chinese side.
  const own = languageCodes.filter((code) => can(me, 'write', { language: code }))
  // A language in which nothing is written yet would begin with words of a picture only.
  const shown = stage?.languages ?? languageCodes
  const [alt, setAlt] = useState(medium.alt)
  const [focus, setFocus] = useState(medium.focus)
  const [problem, setProblem] = useState('')
  const isPicture = medium.type === 'picture'
  const names = isPicture ? t.alt : t.fileTitle
  const write = (next: Medium['alt']) => {
    setAlt(next)
    stage?.write(next)
  }
  const save = async () => {
    try {
      const moved = focus.x !== medium.focus.x || focus.y !== medium.focus.y
      const change = { ...(!stage && { alt }), ...(moved && { focus }) }
      const changed = stage && !moved ? medium : await call('changeMedia', { id: medium.id, ...change })
      onChanged(changed)
      notify(stage ? t.staged : t.saved, { type: 'success' })
    } catch (error) {
      setProblem(messageOf(error)[language])
    }
  }
  return (
    <StudioDialog
      title={medium.name}
      size="md"
      dividers
      onClose={onClose}
      cancel={t.close}
      submit={own.length > 0 ? { label: t.save, run: () => void save() } : undefined}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {medium.state === 'refused' && medium.reason && (
        <Alert severity="error">{medium.reason[language]}</Alert>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Box>
          {isPicture && medium.state === 'ready' && (
            <FocalPoint
              medium={medium}
              focus={focus}
              onFocus={own.includes('zh') ? setFocus : () => undefined}
            />
          )}
          {shown.map((code) => (
            <TextField
              key={code}
              label={names(code)}
              value={alt[code]}
              disabled={!own.includes(code)}
              multiline
              onChange={(event) => write({ ...alt, [code]: event.target.value.slice(0, 300) })}
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
                {rows.map((use) => (
                  <li key={use.id}>
                    <LinkBase to={`/${use.kind}/${use.id}`}>
                      {use.title[language] || use.title.zh || use.slug}
                    </LinkBase>
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
