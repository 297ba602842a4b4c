import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { kindNames } from '@shanmen/content/kinds.ts'
import { languageCodes, languages } from '@shanmen/contract/languages.ts'
import { SelectField } from '../../components/select-field.tsx'
import { useCall } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { twoColumns } from '../../theme/theme.ts'
import { useEditing, useValue } from '../editing.tsx'
import { countCharacters, countWords } from '../model/counts.ts'
import { type ControlProps, idOf, languageOf, useField } from './field-help.ts'

/** Text in one or several lines, with its length and the limit. */
export function TextControl(control: ControlProps<'text'>) {
  const { field, path } = control
  const { value } = useValue(path)
  const t = useMessages(editorMessages)
  const text = typeof value === 'string' ? value : ''
  const language = languageOf(path)
  const counted = language && !languages[language].isCjk ? t.countedEnglish : t.counted
  const count =
    field.lines && text && language ? ` · ${counted(countWords(text, language), countCharacters(text))}` : ''
  const { change, missing, props } = useField(control, t.limit(text.length, field.max) + count)
  return (
    <TextField
      {...props}
      value={text}
      onChange={(event) => change(event.target.value)}
      error={props.error || text.length > field.max}
      multiline={field.lines}
      sx={field.lines ? growing : {}}
      slotProps={{
        // Material's own measures its height in each effect, which took seconds for the 400 texts of the search.
        input: field.lines ? { inputComponent: 'textarea' } : {},
        htmlInput: {
          lang: language && languages[language].tag,
          rows: field.lines ? rowsOf(text) : undefined,
        },
        formHelperText: missing ? { sx: { color: 'warning.main' } } : {},
      }}
    />
  )
}

const minRows = 3
/** As high as its text. */
const growing = { '& textarea': { fieldSizing: 'content', minHeight: `${minRows}lh` } }
/** For browsers that do not know `field-sizing`: without the lines that wrap. */
const rowsOf = (text: string) => Math.max(minRows, text.split('\n').length)

const hints = { url: 'external', email: undefined, code: 'codeHint' } as const

/** A web or e-mail address, or a code: Latin letters without spaces. */
export function AddressControl(control: ControlProps<'url' | 'email' | 'code'>) {
  const { type } = control.field
  const t = useMessages(editorMessages)
  const hint = hints[type]
  const { text, change, props } = useField(control, hint && t[hint])
  return (
    <TextField
      {...props}
      type={type === 'code' ? 'text' : type}
      value={text}
      onChange={(event) => change(event.target.value.trim())}
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
export function NumberControl(control: ControlProps<'number'>) {
  const { min, max } = control.field
  const t = useMessages(editorMessages)
  const { value, change, props } = useField(control, max < 1e9 ? t.number(min, max) : '')
  const isOutside = typeof value === 'number' && (value < min || value > max)
  return (
    <TextField
      {...props}
      type="number"
      value={typeof value === 'number' ? value : ''}
      onChange={(event) =>
        change(event.target.value === '' ? undefined : Math.trunc(Number(event.target.value)))
      }
      error={props.error || isOutside}
      slotProps={{ htmlInput: { min, max, step: 1 } }}
    />
  )
}

type SelectProps = { control: ControlProps; options: readonly (readonly [string, string])[]; hint?: string }

function Select({ control, options, hint }: SelectProps) {
  const t = useMessages(editorMessages)
  const { text, change, props } = useField(control, hint)
  // A type that was removed since stays visible as its code.
  const known = options.some(([code]) => code === text) || text === ''
  return (
    <SelectField
      {...props}
      value={text}
      options={[['', t.none], ...(known ? [] : [[text, text] as const]), ...options]}
      onChange={change}
    />
  )
}

/** One of the choices that the kind declares. */
export function ChoiceControl(control: ControlProps<'choice'>) {
  const language = useLanguage()
  const { of, labels } = control.field
  const options = of.map((code) => [code, labels[code]?.[language] ?? code] as const)
  return <Select control={control} options={options} />
}

/** One of the types that editors maintain for this kind. */
export function EntryTypeControl(control: ControlProps<'entryType'>) {
  const language = useLanguage()
  const t = useMessages(editorMessages)
  const { kind } = useEditing()
  const of = kindNames.find((each) => each === kind.name)
  const types = useCall('typeList', { of: of ?? 'news' })
  const options = (types.data?.rows ?? []).map(
    ({ code, name }) => [code, name[language] || name.zh || code] as const,
  )
  const hint = types.problem?.[language] ?? (types.data && options.length === 0 ? t.noTypes : '')
  return <Select control={control} options={options} hint={hint} />
}
