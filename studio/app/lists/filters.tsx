import { Box, TextField } from '@mui/material'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { SelectField } from '../components/select-field.tsx'

const filterField = { flex: '1 1 10rem', width: 'auto', m: 0 }

/** The filters above a list, side by side where there is room. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      {children}
    </Box>
  )
}

/** The value of one filter of the list, and how to change it; an empty one is left out of the URL. */
export function useFilter(name: string): [string, (value: string) => void] {
  const { filterValues, setFilters } = useListContext()
  return [filterValues[name] ?? '', (value) => setFilters({ ...filterValues, [name]: value || undefined })]
}

/** A filter by text, which applies 300 ms after the last key. */
export function TextFilter({ name, label, wide }: { name: string; label: string; wide?: boolean }) {
  const [value, change] = useFilter(name)
  const [text, setText] = useState(value)
  const applied = useRef(value)
  // What another filter was set to since the last key stays.
  const latest = useRef(change)
  latest.current = change
  useEffect(() => {
    if (text === applied.current) return
    const rest = setTimeout(() => {
      applied.current = text
      latest.current(text)
    }, 300)
    return () => clearTimeout(rest)
  }, [text])
  // Cleared, or another page of the history.
  useEffect(() => {
    if (value === applied.current) return
    applied.current = value
    setText(value)
  }, [value])
  return (
    <TextField
      type={wide ? 'search' : 'text'}
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={wide ? { ...filterField, flex: '2 1 14rem' } : filterField}
    />
  )
}

type DayFilterProps = { label: string; value: string; onChange: (day: string) => void }

/** A filter by day. Years begin with 0 while they are typed: they apply once they are whole, and have four digits. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <TextField
      type="date"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (/^([1-9]\d{3}-|$)/.test(target.value)) onChange(target.value)
      }}
      onBlur={() => setTyped(value)}
      sx={filterField}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
    />
  )
}

type SelectFilterProps = {
  name: string
  label: string
  /** The label of no filter. */
  any: string
  options: readonly (readonly [string, string])[]
}

/** A filter by one of several values. */
export function SelectFilter({ name, label, any, options }: SelectFilterProps) {
  const [value, change] = useFilter(name)
  return (
    <SelectField
      label={label}
      value={value}
      options={[['', any], ...options]}
      onChange={change}
      sx={filterField}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  )
}
