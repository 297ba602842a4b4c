import { TextField } from '@mui/material'
import { useMessages } from '../language/language.ts'
import { dayOf } from '../language/moments.ts'
import { Filters, filterField, SelectFilter, TextFilter, useFilter } from '../lists/filters.tsx'
import { auditMessages } from '../messages/audit.ts'

const day = 86_400_000

/** Narrows the log by person, action, target and days in Beijing time. */
export function AuditFilters() {
  const t = useMessages(auditMessages)
  const [from, setFrom] = useFilter('from')
  const [until, setUntil] = useFilter('until')
  const starts = (typed: string) => typed && `${typed}T00:00:00+08:00`
  // "Until" includes the whole day.
  const ends = (typed: string) => typed && new Date(Date.parse(starts(typed)) + day).toISOString()
  const lastDay = until && dayOf(new Date(Date.parse(until) - 1))
  return (
    <Filters>
      <TextFilter name="who" label={t.who} />
      <TextFilter name="target" label={t.target} />
      <SelectFilter name="action" label={t.action} any={t.anyAction} options={Object.entries(t.actions)} />
      <DayField label={t.from} value={from && dayOf(from)} onChange={(typed) => setFrom(starts(typed))} />
      <DayField label={t.until} value={lastDay} onChange={(typed) => setUntil(ends(typed))} />
    </Filters>
  )
}

type DayFieldProps = { label: string; value: string; onChange: (typed: string) => void }

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={filterField}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
