import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useWords } from '../language/language.ts'
import { dayOf } from '../language/moments.ts'
import { auditWords } from '../messages/audit.ts'

const day = 86_400_000
const field = { flex: '1 1 10rem', width: 'auto', m: 0 }

/** Narrows the log by person, action, target and days in Beijing time. */
export function AuditFilters() {
  const words = useWords(auditWords)
  const { filterValues, setFilters } = useListContext()
  const set = (name: string, value: string | undefined) =>
    setFilters({ ...filterValues, [name]: value || undefined })
  const starts = (typed: string) => typed && `${typed}T00:00:00+08:00`
  // "Until" means the whole of that day.
  const ends = (typed: string) => typed && new Date(Date.parse(`${typed}T00:00:00+08:00`) + day).toISOString()
  const shownEnd = filterValues.until && dayOf(new Date(Date.parse(filterValues.until) - 1))
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <RestingField label={words.who} value={filterValues.who} onRest={(text) => set('who', text)} />
      <RestingField label={words.target} value={filterValues.target} onRest={(text) => set('target', text)} />
      <TextField
        select
        label={words.action}
        value={filterValues.action ?? ''}
        onChange={(event) => set('action', event.target.value)}
        sx={field}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{words.anyAction}</MenuItem>
        {Object.entries(words.actions).map(([action, name]) => (
          <MenuItem key={action} value={action}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label={words.from}
        value={filterValues.from ? dayOf(filterValues.from) : ''}
        onChange={(event) => set('from', starts(event.target.value))}
        sx={field}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="date"
        label={words.until}
        value={shownEnd ?? ''}
        onChange={(event) => set('until', ends(event.target.value))}
        sx={field}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  )
}

type RestingProps = { label: string; value: string | undefined; onRest: (text: string) => void }

/** A field whose text counts once the hand rests. */
function RestingField({ label, value = '', onRest }: RestingProps) {
  const [text, setText] = useState(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (text === value) return
    const rest = setTimeout(() => onRest(text), 300)
    return () => clearTimeout(rest)
  }, [text])
  return <TextField label={label} value={text} onChange={(event) => setText(event.target.value)} sx={field} />
}
