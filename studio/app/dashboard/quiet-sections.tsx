import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Answer } from '../../api/schemas.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showDay } from '../language/moments.ts'
import { dashboardMessages } from '../messages/dashboard.ts'
import { shellMessages } from '../messages/shell.ts'
import { Card } from './dashboard-card.tsx'

/** Sections in which nothing has appeared for two weeks: where a reader begins to think that nobody is home. */
export function QuietSections({ rows }: { rows: Answer<'dashboard'>['quiet'] }) {
  const t = useMessages(dashboardMessages)
  const { sections } = useMessages(shellMessages)
  const language = useLanguage()
  return (
    <Card title={t.quiet} count={rows.length}>
      {rows.length === 0 && <Typography color="textSecondary">{t.noneQuiet}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ section, since }) => (
          <Box component="li" key={section} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            {sections[section]}
            <Typography variant="body2" color="textSecondary">
              {since ? t.since(showDay(since, language)) : t.never}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
