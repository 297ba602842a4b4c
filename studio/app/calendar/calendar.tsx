import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { Loaded } from '../components/loaded.tsx'
import { useCall } from '../components/use-call.ts'
import { useMessages } from '../language/language.ts'
import { dayOf } from '../language/moments.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { Page } from '../shell/page.tsx'
import { Agenda } from './agenda.tsx'
import { monthOf, shift, spanOf } from './month.ts'
import { MonthTable } from './month-table.tsx'

/** What goes out and what comes down, by day in Asia/Shanghai: a month's table, or a list where it is narrow. */
export default function Calendar() {
  const t = useMessages(calendarMessages)
  const wide = useMediaQuery('(min-width: 60rem)')
  const [month, setMonth] = useState(() => monthOf(dayOf(new Date())))
  const planned = useCall('calendar', spanOf(month))
  return (
    <Page title={t.title} note={t.note}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h2" aria-live="polite" sx={{ mr: 'auto' }}>
          {t.month(month.year, month.month)}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={() => setMonth(shift(month, -1))}>
          {t.before}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => setMonth(monthOf(dayOf(new Date())))}>
          {t.today}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => setMonth(shift(month, 1))}>
          {t.after}
        </Button>
      </Box>
      <Loaded of={planned}>
        {({ rows }) => (
          <>
            {rows.length === 0 && (
              <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
                {t.none}
              </Typography>
            )}
            {wide ? <MonthTable month={month} rows={rows} /> : <Agenda rows={rows} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
