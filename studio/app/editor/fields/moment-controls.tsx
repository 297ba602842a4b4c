import { Box, FormHelperText, TextField } from '@mui/material'
import { type ChangeEvent, type FocusEvent, useEffect, useState } from 'react'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { fromInputs, toInputs } from '../model/moment-input.ts'
import { type ControlProps, type InputProps, useField } from './field-help.ts'

const shrunk = { inputLabel: { shrink: true } } as const

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>
type Leaving = FocusEvent<HTMLInputElement | HTMLTextAreaElement>
/** A day or time of which a part is missing: for the browser it has no value, as if the field were empty. */
const isHalfTyped = ({ target }: Typing | Leaving) => target.validity.badInput

/** A day. */
export function DateControl(control: ControlProps<'date'>) {
  const t = useMessages(editorMessages)
  const { text, change, props } = useField(control, t.zoneDay)
  const [half, setHalf] = useState(false)
  const isHalf = half && text === ''
  return (
    <TextField
      {...props}
      {...(isHalf && { error: true, helperText: t.halfTyped })}
      type="date"
      value={text}
      onChange={(event) => {
        setHalf(isHalfTyped(event))
        change(event.target.value)
      }}
      onBlur={(event) => setHalf(isHalfTyped(event))}
      slotProps={shrunk}
    />
  )
}

type MomentInputProps = InputProps<string | undefined> & {
  /** Whether a part of the day or time is missing: `onChange` gets what there is without it. */
  onHalfTyped?: (half: boolean) => void
}

/**
 * Day and time in Asia/Shanghai, whatever the browser's own zone; the help text says so. What is typed first stays while
 * the other half is missing, and what is typed in part is said to be incomplete.
 */
export function MomentInput(props: MomentInputProps) {
  const { id, label, value, onChange, onHalfTyped, required, disabled } = props
  const t = useMessages(editorMessages)
  const [typed, setTyped] = useState(() => toInputs(value))
  useEffect(() => {
    setTyped((before) => ((fromInputs(before) ?? '') === value ? before : toInputs(value)))
  }, [value])
  const [half, setHalf] = useState({ day: false, time: false })
  // Without a day its time cannot be corrected, and means nothing.
  const isHalfOf = (parts: typeof half, { day, time }: typeof typed) =>
    day === '' ? parts.day : parts.time && time === ''
  const look = (part: 'day' | 'time', event: Typing | Leaving, now = typed) => {
    const next = { ...half, [part]: isHalfTyped(event) }
    setHalf(next)
    onHalfTyped?.(isHalfOf(next, now))
  }
  const put = (part: 'day' | 'time', event: Typing) => {
    const next = { ...typed, [part]: event.target.value }
    setTyped(next)
    look(part, event, next)
    onChange(fromInputs(next))
  }
  const isHalf = isHalfOf(half, typed)
  const error = props.error || isHalf
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
          onChange={(event) => put('day', event)}
          onBlur={(event) => look('day', event)}
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
          onChange={(event) => put('time', event)}
          onBlur={(event) => look('time', event)}
          error={error}
          disabled={disabled || typed.day === ''}
          slotProps={{ ...shrunk, htmlInput: described }}
        />
      </Box>
      <FormHelperText id={helpId} error={error} sx={{ mx: 1.75 }}>
        {isHalf ? t.halfTyped : props.helperText}
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
