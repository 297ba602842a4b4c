import { Box, Button, Link, Typography, useMediaQuery } from '@mui/material'
import { languages } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { Loaded } from '../components/call-status.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { dayOf, showDay, showTime } from '../language/moments.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { languageNames } from '../messages/states.ts'
import { Page } from '../shell/page.tsx'
import { type Month, monthOf, shift, spanOf, weeksOf } from './month.ts'

/** Scheduled publications and expirations by day in Asia/Shanghai: a table, or a list on narrow screens. */
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

/** A month as a list of the days on which something happens. */
function Agenda({ rows }: { rows: PlannedRow[] }) {
  const language = useLanguage()
  const days = [...Map.groupBy(rows, (row) => dayOf(row.at))]
  return days.map(([day, own]) => (
    <Box component="section" key={day} sx={{ mb: 2.5 }}>
      <Typography variant="h3" sx={{ mb: 0.75 }}>
        {showDay(`${day}T00:00:00+08:00`, language)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {own.map((row) => (
          <Planned key={`${row.id}${row.language}${row.at}${row.what}`} row={row} />
        ))}
      </Box>
    </Box>
  ))
}

/** A month as a table of its weeks. */
function MonthTable({ month, rows }: { month: Month; rows: PlannedRow[] }) {
  const t = useMessages(calendarMessages)
  const today = dayOf(new Date())
  const byDay = Map.groupBy(rows, (row) => dayOf(row.at))
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        bgcolor: 'background.paper',
        '& th, & td': { border: 1, borderColor: 'divider', textAlign: 'left', p: 1, verticalAlign: 'top' },
        '& th': { fontWeight: 400, color: 'text.secondary' },
        '& td': { height: '6.5rem' },
        '& ul': { listStyle: 'none', m: 0, p: 0 },
      }}
    >
      <thead>
        <tr>
          {t.days.map((day, n) => (
            <th key={day} scope="col" abbr={t.dayNames[n]}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, n) => (
              // A cell without a day has only its weekday as a key.
              <td key={day ?? t.days[n]}>
                {day && (
                  <>
                    <Box
                      component="time"
                      dateTime={day}
                      aria-current={day === today ? 'date' : undefined}
                      sx={{
                        display: 'block',
                        mb: 0.5,
                        '&[aria-current]': { color: 'primary.main', fontWeight: 700 },
                      }}
                    >
                      {Number(day.slice(8))}
                      {day === today && ` · ${t.isToday}`}
                    </Box>
                    <ul>
                      {byDay.get(day)?.map((row) => (
                        <Planned key={`${row.id}${row.language}${row.at}${row.what}`} row={row} />
                      ))}
                    </ul>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

type PlannedRow = Answer<'calendar'>['rows'][number]

/** One event of a day: when, whether it appears or disappears, and which entry. */
function Planned({ row }: { row: PlannedRow }) {
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
        {showTime(row.at, language)} {out ? t.appears : t.disappears} ·{' '}
        {languageNames[language][row.language]}
      </Box>
      <br />
      <Link
        component={LinkBase}
        to={`/${row.kind}/${row.id}`}
        color="textPrimary"
        lang={languages[row.language].tag}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {row.title || t.untitled}
      </Link>
    </Box>
  )
}
