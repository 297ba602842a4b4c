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

/** A day, or a time of day. */
export function DateControl(control: ControlProps<'date' | 'time'>) {
  const t = useMessages(editorMessages)
  const { type } = control.field
  const { text, change, props } = useField(control, t.zoneDay)
  const [half, setHalf] = useState(false)
  // Of another row that was moved here.
  useEffect(() => {
    if (text !== '') setHalf(false)
  }, [text])
  const isHalf = half && text === ''
  return (
    <TextField
      {...props}
      {...(isHalf && { error: true, helperText: t.halfTyped })}
      type={type}
      value={text}
      onChange={(event) => {
        setHalf(isHalfTyped(event))
        change(type === 'time' ? event.target.value.slice(0, 5) : event.target.value)
      }}
      onBlur={(event) => setHalf(isHalfTyped(event))}
      slotProps={shrunk}
    />
  )
}

/** As stored: no part is half typed. */
const wholeOf = (stored: string) => ({ ...toInputs(stored), half: { day: false, time: false } })

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
  const [typed, setTyped] = useState(() => wholeOf(value))
  useEffect(() => {
    setTyped((before) => ((fromInputs(before) ?? '') === value ? before : wholeOf(value)))
  }, [value])
  // Without a day its time cannot be corrected, and means nothing.
  const isHalfOf = ({ day, time, half }: typeof typed) => (day === '' ? half.day : half.time && time === '')
  const look = (part: 'day' | 'time', event: Typing | Leaving, now = typed) => {
    const next = { ...now, half: { ...now.half, [part]: isHalfTyped(event) } }
    setTyped(next)
    onHalfTyped?.(isHalfOf(next))
  }
  const put = (part: 'day' | 'time', event: Typing) => {
    const next = { ...typed, [part]: event.target.value }
    look(part, event, next)
    onChange(fromInputs(next))
  }
  const isHalf = isHalfOf(typed)
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
