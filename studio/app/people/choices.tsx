import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'

type Option<V> = { value: V; label: string; note?: string }

type ChoicesProps<V> = {
  label: string
  options: readonly Option<V>[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
}

/** Several of a few things, as boxes to tick under one name. */
export function Choices<V extends string>({ label, options, chosen, onChange }: ChoicesProps<V>) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 1.5, p: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0 }}>
        {label}
      </Typography>
      {options.map(({ value, label: name, note }) => (
        <FormControlLabel
          key={value}
          sx={{ display: note ? 'flex' : 'inline-flex', mr: 2 }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(
                  options
                    .map((option) => option.value)
                    .filter((each) => (each === value ? event.target.checked : chosen.includes(each))),
                )
              }
            />
          }
          label={note ? `${name} · ${note}` : name}
        />
      ))}
    </Box>
  )
}

type LimitedProps<V> = Omit<ChoicesProps<V>, 'chosen' | 'onChange'> & {
  chosen: readonly V[] | null
  onChange: (chosen: V[] | null) => void
}

/** A limit that can be lifted: null is no limit. */
export function LimitedChoices<V extends string>({ label, options, chosen, onChange }: LimitedProps<V>) {
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={chosen !== null}
            onChange={(event) => onChange(event.target.checked ? [] : null)}
          />
        }
        label={label}
      />
      {chosen && (
        <Box
          sx={{
            pl: 4,
            '& fieldset': { mt: 0 },
            '& legend': {
              position: 'absolute',
              width: '1px',
              height: '1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            },
          }}
        >
          <Choices label={label} options={options} chosen={chosen} onChange={onChange} />
        </Box>
      )}
    </Box>
  )
}
