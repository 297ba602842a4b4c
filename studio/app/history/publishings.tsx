import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Answer } from '../../api/schemas.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { historyMessages } from '../messages/history.ts'

/** Every time a revision was made public: which, in which language, for how long, by whom. */
export function Publishings({ rows }: { rows: Answer<'history'>['publishings'] }) {
  const t = useMessages(historyMessages)
  const reader = useLanguage()
  const at = (moment: string) => showMoment(moment, reader)
  return (
    <Card title={t.publishings} count={rows.length}>
      {rows.length === 0 && <Typography color="textSecondary">{t.nonePublished}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ language, no, who, at: done, from, until }) => (
          <Box
            component="li"
            key={`${language}${no}${done}`}
            sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}
          >
            {t.languages[language]} · {t.published(no, at(from), until && at(until))}
            <Typography variant="body2" color="textSecondary">
              {who.name} · {at(done)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
