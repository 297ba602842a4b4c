import { MenuItem, TextField, type TextFieldProps } from '@mui/material'

type SelectFieldProps<V> = Omit<TextFieldProps, 'select' | 'value' | 'onChange' | 'children'> & {
  value: V
  /** Each value with its label. */
  options: readonly (readonly [V, string])[]
  onChange: (value: V) => void
}

/** A field with one of several values. */
export function SelectField<V extends string | number>({ options, onChange, ...props }: SelectFieldProps<V>) {
  const choose = (typed: string) => {
    const chosen = options.find(([value]) => String(value) === String(typed))
    if (chosen) onChange(chosen[0])
  }
  return (
    <TextField select {...props} onChange={(event) => choose(event.target.value)}>
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}
