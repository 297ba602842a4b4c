import { Box, TextField } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { SelectField } from '../components/select-field.tsx'

export const filterField = { flex: '1 1 10rem', width: 'auto', m: 0 }

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    if (text === value) return
    const rest = setTimeout(() => change(text), 300)
    return () => clearTimeout(rest)
  }, [text])
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
