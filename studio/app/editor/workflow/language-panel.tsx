import OpenInNew from '@mui/icons-material/OpenInNew'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Kind } from '@shanmen/content/kind.ts'
import type { Language } from '@shanmen/content/language.ts'
import { StateChip } from '../../components/state-chip.tsx'
import { useLanguage, useMessages } from '../../language/language.ts'
import { showMoment } from '../../language/moments.ts'
import { editorMessages } from '../../messages/editor.ts'
import type { Draft } from '../model/draft.ts'
import type { Entry } from '../use-open-entry.ts'
import { Checks } from './checks.tsx'
import { WorkflowActions } from './language-steps.tsx'

export type LanguagePanelProps = {
  kind: Kind
  entry: Entry
  language: Language
  draft: Draft
  onStale: () => void
}

/** Where one language of the entry stands, what can be done with it next, and what to see to before. */
export function LanguagePanel(props: LanguagePanelProps) {
  const { entry, language } = props
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const { state, windows, page, review, changed } = entry[language]
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
      {windows.map(({ no, from, until }) => (
        <Typography key={from} variant="body2" color="textSecondary">
          {t.standing.window(no, show(from), until && show(until))}
        </Typography>
      ))}
      {page && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t.standing.page}{' '}
          <Link href={page} target="_blank" rel="noopener">
            {decodeURI(page)}{' '}
            <OpenInNew titleAccess={t.standing.newTab} sx={{ fontSize: '1em', verticalAlign: '-0.125em' }} />
          </Link>
        </Typography>
      )}
      {windows.length > 0 && changed && (
        <Typography variant="body2" color="textSecondary">
          {t.standing.changed}
        </Typography>
      )}
      {review && (
        <Alert severity={review.state === 'returned' ? 'warning' : 'info'} variant="outlined" sx={{ my: 1 }}>
          {t.standing.review[review.state](review.who.name, show(review.at))}
          {review.note && (
            <Typography component="blockquote" sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-wrap' }}>
              {review.note}
            </Typography>
          )}
        </Alert>
      )}
      <WorkflowActions {...props} />
      <Checks id={entry.id} language={language} no={entry.revision.no} />
    </Paper>
  )
}
