import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { kindNames } from '@shanmen/content/kinds.ts'
import { languageCodes, languages } from '@shanmen/contract/languages.ts'
import { SelectField } from '../../components/select-field.tsx'
import { useCall } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { twoColumns } from '../../theme/layouts.ts'
import { useEditing, useValue } from '../editing.tsx'
import { countCharacters, countWords } from '../model/counts.ts'
import { type ControlProps, idOf, languageOf, useHelp } from './field-help.ts'

/** Text in one or several lines, with its length and the limit. */
export function TextControl({ field, path, label }: ControlProps<'text'>) {
  const { value, change, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const text = typeof value === 'string' ? value : ''
  const language = languageOf(path)
  const counted = language && !languages[language].isCjk ? t.countedEnglish : t.counted
  const count =
    field.lines && text && language ? ` · ${counted(countWords(text, language), countCharacters(text))}` : ''
  const { help, error, missing } = useHelp(path, t.limit(text.length, field.max) + count)
  return (
    <TextField
      id={idOf(path)}
      label={label}
      value={text}
      onChange={(event) => change(event.target.value)}
      required={field.required ?? false}
      error={error || text.length > field.max}
      helperText={help}
      multiline={field.lines}
      minRows={field.lines ? 3 : undefined}
      disabled={locked}
      slotProps={{
        htmlInput: { lang: language && languages[language].tag },
        formHelperText: missing ? { sx: { color: 'warning.main' } } : {},
      }}
    />
  )
}

const hints = { url: 'external', email: undefined, code: 'codeHint' } as const

/** A web or e-mail address, or a code: Latin letters without spaces. */
export function AddressControl({ field, path, label }: ControlProps<'url' | 'email' | 'code'>) {
  const { value, change, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const hint = hints[field.type]
  const { help, error } = useHelp(path, hint && t[hint])
  return (
    <TextField
      id={idOf(path)}
      label={label}
      type={field.type === 'code' ? 'text' : field.type}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => change(event.target.value.trim())}
      required={field.required ?? false}
      error={error}
      helperText={help}
      disabled={locked}
      slotProps={{ htmlInput: { lang: 'en', spellCheck: false } }}
    />
  )
}

/** A bilingual text inside a shared list. */
export function BothControl({ field, path, label }: ControlProps<'both'>) {
  const t = useMessages(editorMessages)
  const { label: own, max, lines, required = false } = field
  const text = { type: 'text', label: own, max, lines, required } as const
  return (
    <Box sx={twoColumns}>
      {languageCodes.map((code) => (
        <TextControl key={code} field={text} path={[...path, code]} label={t.inLanguage(label, code)} />
      ))}
    </Box>
  )
}

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
  options: readonly (readonly [string, string])[]
}

function Select({ path, label, required, options }: SelectProps) {
  const { value, change, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const { help, error } = useHelp(path)
  const chosen = typeof value === 'string' ? value : ''
  // A type that was removed since stays visible as its code.
  const known = options.some(([code]) => code === chosen) || chosen === ''
  return (
    <SelectField
      id={idOf(path)}
      label={label}
      value={chosen}
      options={[['', t.none], ...(known ? [] : [[chosen, chosen] as const]), ...options]}
      onChange={change}
      required={required}
      error={error}
      helperText={help}
      disabled={locked}
    />
  )
}

/** One of the choices that the kind declares. */
export function ChoiceControl({ field, path, label }: ControlProps<'choice'>) {
  const language = useLanguage()
  const options = field.of.map((code) => [code, field.labels[code]?.[language] ?? code] as const)
  return <Select path={path} label={label} required={field.required ?? false} options={options} />
}

/** One of the types that editors maintain for this kind. */
export function EntryTypeControl({ field, path, label }: ControlProps<'entryType'>) {
  const language = useLanguage()
  const { kind } = useEditing()
  const of = kindNames.find((each) => each === kind.name)
  const types = useCall('typeList', { of: of ?? 'news' })
  const options = (types.data?.rows ?? []).map(
    ({ code, name }) => [code, name[language] || name.zh || code] as const,
  )
  return <Select path={path} label={label} required={field.required ?? false} options={options} />
}
