import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLanguage } from '../language/language.ts'
import { dayOf, showDay } from '../language/moments.ts'
import { Planned, type PlannedRow } from './planned.tsx'

/** A month as a list of the days on which something happens. */
export function Agenda({ rows }: { rows: PlannedRow[] }) {
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
