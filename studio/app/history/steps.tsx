import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Answer } from '../../api/schemas.ts'
import { detailText } from '../audit/detail-text.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { auditMessages } from '../messages/audit.ts'
import { historyMessages } from '../messages/history.ts'

/** The lines of the audit log that tell of this entry. */
export function Steps({ lines }: { lines: Answer<'history'>['lines'] }) {
  const t = useMessages(historyMessages)
  const { actions, system, calledThen } = useMessages(auditMessages)
  const language = useLanguage()
  return (
    <Card title={t.lines} count={lines.length}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ no, at, who, as, action, detail }) => (
          <Box component="li" key={no} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
            {showMoment(at, language)} · {who.name || system}
            {as && calledThen(as)} · {actions[action] ?? action}
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {detailText(detail, language)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
