import { Box, FormHelperText, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { fromInputs, toInputs } from '../model/moment-input.ts'
import { type ControlProps, type InputProps, useField } from './field-help.ts'

const shrunk = { inputLabel: { shrink: true } } as const

/** A day. */
export function DateControl(control: ControlProps<'date'>) {
  const t = useMessages(editorMessages)
  const { text, change, props } = useField(control, t.zoneDay)
  return (
    <TextField
      {...props}
      type="date"
      value={text}
      onChange={(event) => change(event.target.value)}
      slotProps={shrunk}
    />
  )
}

/**
 * Day and time in Asia/Shanghai, whatever the browser's own zone; the help text says so. What is typed first stays while
 * the other half is missing.
 */
export function MomentInput(props: InputProps<string | undefined>) {
  const { id, label, value, onChange, required, helperText, error, disabled } = props
  const t = useMessages(editorMessages)
  const [typed, setTyped] = useState(() => toInputs(value))
  useEffect(() => {
    setTyped((before) => ((fromInputs(before) ?? '') === value ? before : toInputs(value)))
  }, [value])
  const put = (next: typeof typed) => {
    setTyped(next)
    onChange(fromInputs(next))
  }
  const helpId = `${id}-help`
  const described = { 'aria-describedby': helpId }
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', columnGap: 1 }}>
        <TextField
          id={id}
          label={label}
          type="date"
          value={typed.day}
          onChange={(event) => put({ ...typed, day: event.target.value })}
          required={required}
          error={error}
          disabled={disabled}
          slotProps={{ ...shrunk, htmlInput: described }}
        />
        <TextField
          id={`${id}-time`}
          label={t.time}
          type="time"
          value={typed.time}
          onChange={(event) => put({ ...typed, time: event.target.value })}
          error={error}
          disabled={disabled || typed.day === ''}
          slotProps={{ ...shrunk, htmlInput: described }}
        />
      </Box>
      <FormHelperText id={helpId} error={error} sx={{ mx: 1.75 }}>
        {helperText}
      </FormHelperText>
    </Box>
  )
}

/** A day with an optional time. */
export function DateTimeControl(control: ControlProps<'dateTime'>) {
  const t = useMessages(editorMessages)
  const { text, change, props } = useField(control, t.zone)
  return <MomentInput {...props} value={text} onChange={change} />
}
