import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material'
import { mapCentre } from '@shanmen/brand/map.ts'
import { useEffect, useRef, useState } from 'react'
import { Note } from '../../components/call-status.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useValue } from '../editing.tsx'
import { type ControlProps, idOf, useHelp } from '../fields/field-help.ts'
import {
  inputGap,
  isPinVisible,
  isPlace,
  placeOf,
  placeWarning,
  readPair,
  type Span,
  spans,
} from './coordinates.ts'
import { PlaceMap } from './place-map.tsx'

const spanNames: readonly Span[] = ['wide', 'region', 'town', 'street']

/** A place on the map, in GCJ-02: typed, pasted as a pair, or set with a pin. */
export function PlaceControl({ field, path, label }: ControlProps<'place'>) {
  const { value, change, step, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const { help, error } = useHelp(path, t.placePaste)
  const place = isPlace(value) ? value : undefined
  const [typed, setTyped] = useState({ lng: '', lat: '' })
  const [span, setSpan] = useState<Span>('region')
  // In rows of a list a map for each would hide the other fields.
  const [open, setOpen] = useState(path.length === 2)
  const [centre, setCentre] = useState(place ?? mapCentre)
  const { lng, lat } = place ?? {}
  // Compared by numbers: a save returns the same place as another object, and must not replace what is being typed.
  const hadPlace = useRef(false)
  useEffect(() => {
    // Taken back, or moved to another row: what is half typed has had no place.
    if (lng === undefined && hadPlace.current) setTyped({ lng: '', lat: '' })
    hadPlace.current = lng !== undefined
    setTyped((before) =>
      lng !== undefined && (Number(before.lng) !== lng || Number(before.lat) !== lat || before.lng === '')
        ? { lng: String(lng), lat: String(lat) }
        : before,
    )
    // The map follows a pin that leaves it.
    if (lng === undefined || lat === undefined) return
    setCentre((before) =>
      isPinVisible({ ...before, span: spans[span] }, { lng, lat }) ? before : { lng, lat },
    )
  }, [lng, lat, span])
  const pair = readPair(`${typed.lng},${typed.lat}`)
  const gaps = { lng: inputGap(typed.lng, typed.lat), lat: inputGap(typed.lat, typed.lng) }
  // While the first of two inputs is being filled, the empty one is no error yet.
  const isWrong = (name: 'lng' | 'lat') =>
    gaps[name] === 'unread' || (gaps[name] === 'half' && Boolean(place))
  const doubt = pair ? placeWarning(pair) : (gaps.lng ?? gaps.lat)
  const type = (next: typeof typed) => {
    const both = readPair(next.lng) ?? readPair(next.lat)
    const now = both ? { lng: String(both.lng), lat: String(both.lat) } : next
    setTyped(now)
    const read = readPair(`${now.lng},${now.lat}`)
    if (read && placeWarning(read) !== 'range') {
      change(placeOf(read.lng, read.lat))
      setCentre(read)
    } else if (!now.lng.trim() && !now.lat.trim()) change(undefined)
  }
  const box = (name: 'lng' | 'lat') => (
    <TextField
      id={name === 'lng' ? idOf(path) : `${idOf(path)}-lat`}
      label={`${label} · ${t[name]}`}
      value={typed[name]}
      onChange={(event) => type({ ...typed, [name]: event.target.value })}
      required={field.required ?? false}
      error={error || doubt === 'range' || isWrong(name)}
      disabled={locked}
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-describedby': `${idOf(path)}-help` } }}
    />
  )
  return (
    <Box role="group" aria-label={label} sx={{ my: 1, maxWidth: '44rem' }}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', columnGap: 1 }}>
        {box('lng')}
        {box('lat')}
        <SelectField
          label={t.placeSpan}
          value={span}
          options={spanNames.map((name) => [name, t.placeSpans[name]])}
          onChange={(next) => {
            setSpan(next)
            setCentre(place ?? centre)
          }}
        />
      </Box>
      <FormHelperText
        id={`${idOf(path)}-help`}
        error={error || doubt === 'range' || isWrong('lng') || isWrong('lat')}
        sx={{ mb: 1 }}
      >
        {doubt ? t.placeWarnings[doubt] : help}
      </FormHelperText>
      {doubt === 'swapped' && (
        <Button size="small" onClick={() => type({ lng: typed.lat, lat: typed.lng })}>
          {t.placeSwap}
        </Button>
      )}
      {open && (
        <>
          <PlaceMap
            view={{ ...centre, span: spans[span] }}
            place={place}
            onPlace={change}
            onClick={step}
            disabled={locked}
            pinId={`${idOf(path)}-pin`}
          />
          <Note>{t.placeMap}</Note>
        </>
      )}
      <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t.placeHide : t.placeShow}
      </Button>
      {place && !locked && (
        <Button size="small" color="inherit" onClick={() => step(undefined)}>
          {t.placeRemove}
        </Button>
      )}
    </Box>
  )
}
