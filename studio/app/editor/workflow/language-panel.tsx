import OpenInNew from '@mui/icons-material/OpenInNew'
import { Alert, Box, Button, Link, Paper, Typography } from '@mui/material'
import type { Check } from '@shanmen/content/checks/check.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { useEffect, useRef, useState } from 'react'
import { Loaded, Note } from '../../components/call-status.tsx'
import { StateChip } from '../../components/state-chip.tsx'
import { useCall } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { showMoment } from '../../language/moments.ts'
import { editorMessages } from '../../messages/editor.ts'
import type { Entry } from '../editing.tsx'
import { focusField } from '../fields/field-help.ts'
import type { Draft } from '../model/draft.ts'
import { WorkflowActions } from './workflow-actions.tsx'

export type LanguagePanelProps = {
  kind: Kind
  entry: Entry
  language: Language
  draft: Draft
  onStale: () => void
}

type OnChecks = (language: Language, rows: readonly Check[]) => void

/** The state of one language of the entry, its available actions, and the checks before publishing. */
export function LanguagePanel({ onChecks, ...props }: LanguagePanelProps & { onChecks: OnChecks }) {
  const { entry, language } = props
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const { state, windows, page, review, changed, approval, lastReturn } = entry[language]
  const show = (moment: string) => showMoment(moment, reader)
  const id = `panel-${language}`
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h2">
          {t.languages[language]}
        </Typography>
        <StateChip language={language} state={state} />
      </Box>
      {/* Above what a save changes, which would move a button between the press and the release of a pointer: no click. */}
      <WorkflowActions {...props} />
      {windows.map(({ no, from, until }) => (
        <Note key={from}>{t.standing.window(no, show(from), until && show(until))}</Note>
      ))}
      {page && (
        <Note sx={{ overflowWrap: 'anywhere' }}>
          {t.standing.page}{' '}
          <Link href={page} target="_blank" rel="noopener">
            {decodeURI(page)}{' '}
            <OpenInNew titleAccess={t.standing.newTab} sx={{ fontSize: '1em', verticalAlign: '-0.125em' }} />
          </Link>
        </Note>
      )}
      {windows.length > 0 && changed && <Note>{t.standing.changed}</Note>}
      {review && (
        <Alert severity={review.state === 'returned' ? 'warning' : 'info'} variant="outlined" sx={{ my: 1 }}>
          {t.standing.review[review.state](review.who.name, show(review.at))}
          {review.note && <Comment text={review.note} />}
        </Alert>
      )}
      {approval === 'outdated' && review?.state !== 'submitted' && (
        <Alert severity="warning" variant="outlined" sx={{ my: 1 }}>
          {t.standing.outdated}
        </Alert>
      )}
      {lastReturn && review?.state !== 'returned' && (
        <Alert severity="info" variant="outlined" icon={false} sx={{ my: 1 }}>
          {t.standing.lastReturn(lastReturn.who.name, show(lastReturn.at))}
          <Comment text={lastReturn.note} />
        </Alert>
      )}
      <Checks id={entry.id} language={language} no={entry.revision.no} onChecks={onChecks} />
    </Paper>
  )
}

const Comment = ({ text }: { text: string }) => (
  <Typography component="blockquote" sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-wrap' }}>
    {text}
  </Typography>
)

const few = 5
const none: readonly Check[] = []

type ChecksProps = { id: string; language: Language; no: number; onChecks: OnChecks }

/** The checks before publishing a language, each linked to its field. Requested again after every save. */
function Checks({ id, language, no, onChecks }: ChecksProps) {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const checks = useCall('checks', { id, language })
  const [all, setAll] = useState(false)
  const requested = useRef(no)
  const { reload } = checks
  const rows = checks.data?.rows ?? none
  useEffect(() => onChecks(language, rows), [onChecks, language, rows])
  useEffect(() => {
    if (requested.current === no) return
    requested.current = no
    reload()
  }, [no, reload])
  return (
    <Box
      component="section"
      aria-label={t.inLanguage(t.checks.title, language)}
      aria-busy={!checks.data && !checks.problem}
      sx={{ mt: 1 }}
    >
      <Typography variant="h4" component="h3">
        {t.checks.title}
      </Typography>
      {/* No loading message: it would be announced after every save. */}
      {checks.problem && <Loaded of={checks}>{() => null}</Loaded>}
      {checks.data?.rows.length === 0 && <Note>{t.checks.none}</Note>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.slice(0, all ? rows.length : few).map(({ level, path, code, message }) => (
          <li key={`${path.join('.')} ${code}`}>
            <Button
              size="small"
              color={level === 'error' ? 'error' : 'warning'}
              onClick={() => focusField(path)}
              sx={{ textAlign: 'start', justifyContent: 'flex-start' }}
            >
              {`${t.checks[level]} · ${message[reader]}`}
            </Button>
          </li>
        ))}
      </Box>
      {rows.length > few && (
        <Button size="small" color="inherit" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.checks.fewer : t.checks.all(rows.length)}
        </Button>
      )}
    </Box>
  )
}
