import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useCall } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useValue } from '../editing.tsx'
import { type ControlProps, idOf, useHelp } from './field-help.ts'

type PageInputProps = {
  id: string
  label: string
  value: string
  onChange: (path: string) => void
  required?: boolean
  help?: string
  error?: boolean
  disabled?: boolean
}

/** Picks a page of the public site by its title or address; another address of the site may be typed. */
export function PageInput({ id, label, value, onChange, required, help, error, disabled }: PageInputProps) {
  const language = useLanguage()
  const [text, setText] = useState('')
  const found = useCall('pageList', text && text !== value ? { text: text.slice(0, 100) } : {})
  const rows = found.data?.rows ?? []
  return (
    <Autocomplete
      freeSolo
      id={id}
      value={value}
      disabled={disabled}
      options={rows.map(({ path }) => path)}
      // The server filters, by titles too.
      filterOptions={(options) => options}
      onChange={(_, path) => onChange(path ?? '')}
      onInputChange={(_, path, reason) => {
        setText(path)
        if (reason === 'input') onChange(path.trim())
      }}
      renderOption={({ key, ...props }, path) => {
        const row = rows.find((each) => each.path === path)
        return (
          <li key={key} {...props}>
            <span>
              {row?.title[language] || row?.title.zh} <small>{path}</small>
            </span>
          </li>
        )
      }}
      renderInput={(props) => (
        <TextField {...props} label={label} required={required} error={error} helperText={help} />
      )}
    />
  )
}

/** A page of the site in the menu. */
export function PageControl({ field, path, label }: ControlProps<'page'>) {
  const { value, change, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const { help, error } = useHelp(path, field.unless ? t.pageOrLink : t.pagePick)
  return (
    <PageInput
      id={idOf(path)}
      label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
      required={(field.required && !field.unless) ?? false}
      help={help}
      error={error}
      disabled={locked}
    />
  )
}
