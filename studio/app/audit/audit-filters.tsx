import { Box, MenuItem, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useMessages } from '../language/language.ts'
import { dayOf } from '../language/moments.ts'
import { auditMessages } from '../messages/audit.ts'

const day = 86_400_000
const field = { flex: '1 1 10rem', width: 'auto', m: 0 }

/** Narrows the log by person, action, target and days in Beijing time. */
export function AuditFilters() {
  const t = useMessages(auditMessages)
  const { filterValues, setFilters } = useListContext()
  const set = (name: string, value: string | undefined) =>
    setFilters({ ...filterValues, [name]: value || undefined })
  const starts = (typed: string) => typed && `${typed}T00:00:00+08:00`
  // "Until" includes the whole day.
  const ends = (typed: string) => typed && new Date(Date.parse(`${typed}T00:00:00+08:00`) + day).toISOString()
  const shownEnd = filterValues.until && dayOf(new Date(Date.parse(filterValues.until) - 1))
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <DebouncedField label={t.who} value={filterValues.who} onChange={(text) => set('who', text)} />
      <DebouncedField label={t.target} value={filterValues.target} onChange={(text) => set('target', text)} />
      <TextField
        select
        label={t.action}
        value={filterValues.action ?? ''}
        onChange={(event) => set('action', event.target.value)}
        sx={field}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t.anyAction}</MenuItem>
        {Object.entries(t.actions).map(([action, name]) => (
          <MenuItem key={action} value={action}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label={t.from}
        value={filterValues.from ? dayOf(filterValues.from) : ''}
        onChange={(event) => set('from', starts(event.target.value))}
        sx={field}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="date"
        label={t.until}
        value={shownEnd ?? ''}
        onChange={(event) => set('until', ends(event.target.value))}
        sx={field}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  )
}

type DebouncedFieldProps = { label: string; value: string | undefined; onChange: (text: string) => void }

/** A text field whose value applies 300 ms after the last key. */
function DebouncedField({ label, value = '', onChange }: DebouncedFieldProps) {
  const [text, setText] = useState(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    if (text === value) return
    const rest = setTimeout(() => onChange(text), 300)
    return () => clearTimeout(rest)
  }, [text])
  return <TextField label={label} value={text} onChange={(event) => setText(event.target.value)} sx={field} />
}
