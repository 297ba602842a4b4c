import Box from '@mui/material/Box'
import { useMessages } from '../language/language.ts'
import { dayOf } from '../language/moments.ts'
import { calendarMessages } from '../messages/calendar.ts'
import { type Month, weeksOf } from './month.ts'
import { Planned, type PlannedRow } from './planned.tsx'

/** A month as a table of its weeks. */
export function MonthTable({ month, rows }: { month: Month; rows: PlannedRow[] }) {
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
              // A cell without a day is told apart by its place in the week only.
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
