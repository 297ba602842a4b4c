import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { languageCodes } from '@shanmen/content/language.ts'
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { useLanguage, useMessages } from '../language/language.ts'
import { listMessages } from '../messages/lists.ts'
import { stateNames } from '../messages/states.ts'
import { states } from './states.ts'

/** Search and filters above a list of entries. What is typed counts as soon as the hand rests. */
export function ListFilters() {
  const t = useMessages(listMessages)
  const reader = useLanguage()
  const { filterValues, setFilters } = useListContext()
  const [text, setText] = useState<string>(filterValues.text ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (text === (filterValues.text ?? '')) return
    const rest = setTimeout(() => setFilters({ ...filterValues, text: text || undefined }), 300)
    return () => clearTimeout(rest)
  }, [text])
  const set = (name: string) => (event: { target: { value: string } }) =>
    setFilters({ ...filterValues, [name]: event.target.value || undefined })
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, '& > *': { m: 0 } }}>
      <TextField
        type="search"
        label={t.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ flex: '2 1 14rem', width: 'auto', m: 0 }}
      />
      <TextField
        select
        label={t.state}
        value={filterValues.state ?? ''}
        onChange={set('state')}
        sx={{ flex: '1 1 9rem', width: 'auto', m: 0 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t.anyState}</MenuItem>
        {states.map((state) => (
          <MenuItem key={state} value={state}>
            {stateNames[reader][state]}
          </MenuItem>
        ))}
        <MenuItem value="changed">{t.unpublished}</MenuItem>
      </TextField>
      <TextField
        select
        label={t.language}
        value={filterValues.language ?? ''}
        onChange={set('language')}
        sx={{ flex: '1 1 9rem', width: 'auto', m: 0 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t.either}</MenuItem>
        {languageCodes.map((code) => (
          <MenuItem key={code} value={code}>
            {t.languages[code]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
