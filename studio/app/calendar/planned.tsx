import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { LinkBase } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showTime } from '../language/moments.ts'
import { calendarMessages } from '../messages/calendar.ts'

export type PlannedRow = Answer<'calendar'>['rows'][number]

/** One thing of a day: when, whether it goes out or comes down, and what it is. */
export function Planned({ row }: { row: PlannedRow }) {
  const t = useMessages(calendarMessages)
  const language = useLanguage()
  const out = row.what === 'appears'
  return (
    <Box
      component="li"
      sx={{
        py: 0.5,
        pl: 1,
        mb: 0.5,
        borderLeft: '3px solid',
        borderColor: out ? 'success.main' : 'text.secondary',
        fontSize: '.875rem',
        lineHeight: 1.45,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {showTime(row.at, language)} {out ? t.appears : t.disappears} · {t.languages[row.language]}
      </Box>
      <br />
      <Link
        component={LinkBase}
        to={`/${row.kind}/${row.id}`}
        color="textPrimary"
        lang={row.language === 'zh' ? 'zh-CN' : 'en'}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {row.title || t.untitled}
      </Link>
    </Box>
  )
}
