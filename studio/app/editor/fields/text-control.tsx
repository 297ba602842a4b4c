import TextField from '@mui/material/TextField'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useValue } from '../editing.tsx'
import { countCharacters, countWords } from '../model/counts.ts'
import { type ControlProps, idOf, languageOf, useHelp } from './field-help.ts'

/** Words in one or several lines, counted against what the field takes. */
export function TextControl({ field, path, label }: ControlProps<'text'>) {
  const { value, change, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const text = typeof value === 'string' ? value : ''
  const language = languageOf(path)
  const counted = language === 'en' ? t.countedEnglish : t.counted
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
        htmlInput: { lang: language === 'zh' ? 'zh-CN' : language },
        formHelperText: missing ? { sx: { color: 'warning.main' } } : {},
      }}
    />
  )
}

const hints = { url: 'external', email: undefined, code: 'codeHint' } as const

/** An address of the web or of a mailbox, or a code: Latin letters without spaces. */
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
