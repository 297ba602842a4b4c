import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useCall } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { type ControlProps, type InputProps, useField } from './field-help.ts'

type PageInputProps = InputProps<string> & {
  /** The kind whose pages are offered; all pages of the site where nothing is said. */
  only?: 'scenic' | undefined
}

/** Picks a page of the public site by its title or address; another address of the site may be typed. */
export function PageInput({ value, onChange, disabled, only, ...field }: PageInputProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const found = useCall('pageList', {
    ...(typed && { text: typed.slice(0, 100) }),
    ...(only && { kind: only }),
  })
  const rows = found.data?.rows ?? []
  return (
    <Autocomplete
      freeSolo
      id={field.id}
      value={value}
      disabled={disabled}
      options={rows.map(({ path }) => path)}
      // The server filters, by titles too.
      filterOptions={(options) => options}
      // Words that were searched for are no address.
      clearOnBlur
      onChange={(_, path) => {
        setTyped('')
        if (!path || path.startsWith('/')) onChange(path ?? '')
      }}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return
        setTyped(text.trim())
        if (text.trim() === '' || text.startsWith('/')) onChange(text.trim())
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
      renderInput={(props) => <TextField {...props} {...field} />}
    />
  )
}

/** A page of the site in the menu. */
export function PageControl(control: ControlProps<'page'>) {
  const t = useMessages(editorMessages)
  const { unless, only } = control.field
  const { text, change, props } = useField(control, unless ? t.pageOrLink : t.pagePick)
  const required = props.required && !unless
  return <PageInput {...props} value={text} onChange={change} required={required} only={only} />
}
