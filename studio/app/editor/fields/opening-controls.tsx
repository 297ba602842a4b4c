import { Box, Button, Checkbox, FormControlLabel, FormHelperText, FormLabel } from '@mui/material'
import { languages } from '@shanmen/contract/languages.ts'
import { SelectField } from '../../components/select-field.tsx'
import { useLanguage, useMessages } from '../../language/language.ts'
import { everyDay, weekdayName } from '../../language/moments.ts'
import { editorMessages } from '../../messages/editor.ts'
import { type ControlProps, useField } from './field-help.ts'

const two = (number: number): string => String(number).padStart(2, '0')
/** In a leap year, which has every day. */
const daysIn = (month: number): number => new Date(Date.UTC(2028, month, 0)).getUTCDate()

/** A day of every year: its month and its day. A month without a day is its first. */
export function MonthDayControl(control: ControlProps<'monthDay'>) {
  const t = useMessages(editorMessages)
  const { tag } = languages[useLanguage()]
  const { text, change, props } = useField(control)
  const { error, disabled, helperText } = props
  const [month = 0, day = 0] = text.split('-').map(Number)
  const nameOf = (number: number) =>
    new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2028, number - 1))
  const put = (nextMonth: number, nextDay: number) =>
    change(nextMonth ? `${two(nextMonth)}-${two(Math.min(nextDay || 1, daysIn(nextMonth)))}` : undefined)
  const numbers = (most: number) => Array.from({ length: most }, (_, n) => n + 1)
  return (
    <Box role="group" aria-label={control.label}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', columnGap: 1 }}>
        <SelectField
          {...props}
          helperText={undefined}
          value={month}
          options={[[0, t.none], ...numbers(12).map((number) => [number, nameOf(number)] as const)]}
          onChange={(value) => put(value, day)}
        />
        <SelectField
          id={`${props.id}-day`}
          label={t.dayOfMonth}
          error={error}
          disabled={disabled || month === 0}
          value={day}
          options={[
            ...(month ? [] : [[0, ''] as const]),
            ...numbers(month ? daysIn(month) : 0).map((number) => [number, String(number)] as const),
          ]}
          onChange={(value) => put(month, value)}
        />
      </Box>
      {helperText && (
        <FormHelperText error={error} sx={{ mx: 1.75 }}>
          {helperText}
        </FormHelperText>
      )}
    </Box>
  )
}

/** Days of the week to tick, and a button for all of them. */
export function WeekdaysControl(control: ControlProps<'weekdays'>) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const { value, change, props } = useField(control)
  const days: readonly unknown[] = Array.isArray(value) ? value : []
  const put = (next: readonly number[]) => change(next.length > 0 ? next : undefined)
  return (
    <Box role="group" id={props.id} tabIndex={-1} aria-label={props.label}>
      <FormLabel required={props.required} error={props.error} sx={{ fontSize: '.8125rem' }}>
        {props.label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {everyDay.map((day) => (
          <FormControlLabel
            key={day}
            label={weekdayName(day, language)}
            disabled={props.disabled}
            control={
              <Checkbox
                size="small"
                checked={days.includes(day)}
                onChange={(event) =>
                  put(everyDay.filter((each) => (each === day ? event.target.checked : days.includes(each))))
                }
              />
            }
          />
        ))}
        {!props.disabled && days.length < everyDay.length && (
          <Button size="small" onClick={() => put(everyDay)}>
            {t.everyDay}
          </Button>
        )}
      </Box>
      {props.helperText && <FormHelperText error={props.error}>{props.helperText}</FormHelperText>}
    </Box>
  )
}
