import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { kindNames } from '@shanmen/content/kinds.ts'
import { useCall } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useEditing, useValue } from '../editing.tsx'
import { type ControlProps, idOf, useHelp } from './field-help.ts'

/** Yes or no. */
export function FlagControl({ path, label }: ControlProps<'flag'>) {
  const { value, change, locked } = useValue(path)
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          id={idOf(path)}
          checked={value === true}
          disabled={locked}
          onChange={(event) => change(event.target.checked)}
        />
      }
    />
  )
}

/** A whole number within limits. */
export function NumberControl({ field, path, label }: ControlProps<'number'>) {
  const { value, change, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const hint = field.max < 1e9 ? t.number(field.min, field.max) : ''
  const { help, error } = useHelp(path, hint)
  const isOutside = typeof value === 'number' && (value < field.min || value > field.max)
  return (
    <TextField
      id={idOf(path)}
      label={label}
      type="number"
      value={typeof value === 'number' ? value : ''}
      onChange={(event) =>
        change(event.target.value === '' ? undefined : Math.trunc(Number(event.target.value)))
      }
      required={field.required ?? false}
      error={error || isOutside}
      helperText={help}
      disabled={locked}
      slotProps={{ htmlInput: { min: field.min, max: field.max, step: 1 } }}
    />
  )
}

type SelectProps = Pick<ControlProps, 'path' | 'label'> & {
  required: boolean
  options: readonly { code: string; name: string }[]
}

function Select({ path, label, required, options }: SelectProps) {
  const { value, change, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const { help, error } = useHelp(path)
  const chosen = typeof value === 'string' ? value : ''
  // A type that was removed meanwhile stays visible as its code.
  const known = options.some(({ code }) => code === chosen) || chosen === ''
  return (
    <TextField
      select
      id={idOf(path)}
      label={label}
      value={chosen}
      onChange={(event) => change(event.target.value)}
      required={required}
      error={error}
      helperText={help}
      disabled={locked}
    >
      <MenuItem value="">{t.none}</MenuItem>
      {!known && <MenuItem value={chosen}>{chosen}</MenuItem>}
      {options.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** One of the choices that the kind itself names. */
export function ChoiceControl({ field, path, label }: ControlProps<'choice'>) {
  const language = useLanguage()
  const options = field.of.map((code) => ({ code, name: field.labels[code]?.[language] ?? code }))
  return <Select path={path} label={label} required={field.required ?? false} options={options} />
}

/** One of the types that editors keep for this kind. */
export function EntryTypeControl({ field, path, label }: ControlProps<'entryType'>) {
  const language = useLanguage()
  const { kind } = useEditing()
  const name = kindNames.find((each) => each === kind.name)
  const types = useCall('typeList', { of: name ?? 'news' })
  const options = (types.data?.rows ?? []).map((row) => ({
    code: row.code,
    name: row.name[language] || row.name.zh || row.code,
  }))
  return <Select path={path} label={label} required={field.required ?? false} options={options} />
}
