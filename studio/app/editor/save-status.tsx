import { Alert, Box, Button, Typography } from '@mui/material'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { editorMessages } from '../messages/editor.ts'
import { headerHeight } from '../theme/theme.ts'
import { focusField } from './fields/field-help.ts'
import type { DraftState } from './model/draft.ts'

type SaveStatusProps = { state: DraftState; onSave: () => void }

/** Shows whether everything is saved, and what prevents it if not. Stays in view while scrolling. */
export function SaveStatus({ state, onSave }: SaveStatusProps) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const { phase, error, hasCopy, conflicts } = state
  const [conflict] = conflicts
  const text =
    phase === 'saved'
      ? t.save.saved(showMoment(state.savedAt, language), state.no)
      : phase === 'offline' && error && !hasCopy
        ? t.save.withoutCopy(error.message[language])
        : phase === 'offline' && (error?.code === 'unavailable' || error?.code === 'unknown')
          ? t.save.unavailable(error.message[language])
          : phase === 'conflict'
            ? t.save.conflict(conflicts.length)
            : t.save[phase]
  const [issue] = error?.issues ?? []
  const isTrouble = phase === 'offline' || phase === 'refused' || phase === 'conflict'
  return (
    <Box
      sx={{
        position: 'sticky',
        top: headerHeight,
        zIndex: ({ zIndex }) => zIndex.appBar - 1,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        py: 0.5,
        mb: 2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Typography
          role="status"
          variant="body2"
          color={isTrouble ? 'error' : 'text.secondary'}
          sx={{ flex: 1 }}
        >
          {text}
        </Typography>
        {phase === 'conflict'
          ? conflict && (
              <Button variant="contained" onClick={() => focusField([conflict.side, conflict.name])}>
                {t.save.decide}
              </Button>
            )
          : phase !== 'saved' && (
              <Button variant="outlined" disabled={phase === 'saving'} onClick={onSave}>
                {t.save.now}
              </Button>
            )}
      </Box>
      {phase === 'refused' && error && (
        <Alert
          severity="error"
          sx={{ mb: 0.5 }}
          action={
            issue && (
              <Button color="inherit" size="small" onClick={() => focusField(issue.path)}>
                {t.checks.go}
              </Button>
            )
          }
        >
          {(issue?.message ?? error.message)[language]}
        </Alert>
      )}
    </Box>
  )
}
