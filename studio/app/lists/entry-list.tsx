import { Box, Button, MenuItem, TextField } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { useEffect, useState } from 'react'
import { LinkBase, ListBase, Pagination, useListContext } from 'react-admin'
import { can } from '../../rights.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { listMessages } from '../messages/lists.ts'
import { stateNames, states } from '../messages/states.ts'
import { useMe } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { EntryTable } from './entry-table.tsx'

/** All entries of a kind. Filters and page are part of the URL, so that the back button restores them. */
export default function EntryList({ kind }: { kind: Kind }) {
  const language = useLanguage()
  return (
    <ListBase resource={kind.name} perPage={20} disableAuthentication queryOptions={{ retry: 1 }}>
      <Page title={kind.many[language]} actions={<Actions kind={kind} />}>
        <ListFilters />
        <EntryTable kind={kind} />
        <Pagination rowsPerPageOptions={[20, 50, 100]} />
      </Page>
    </ListBase>
  )
}

function Actions({ kind }: { kind: Kind }) {
  const t = useMessages(listMessages)
  const me = useMe()
  const { filterValues, setFilters } = useListContext()
  const trashed = filterValues.trashed === true
  return (
    <>
      <Button onClick={() => setFilters(trashed ? {} : { trashed: true })}>
        {trashed ? t.leaveTrash : t.trash}
      </Button>
      <Button component={LinkBase} to={`/${kind.name}/exchange`}>
        {t.exchange}
      </Button>
      {can(me, 'write', kind) && (
        <Button component={LinkBase} to={`/${kind.name}/create`} variant="contained">
          {t.create}
        </Button>
      )}
    </>
  )
}

/** Search and filters above a list of entries. The search applies 300 ms after the last key. */
function ListFilters() {
  const t = useMessages(listMessages)
  const reader = useLanguage()
  const { filterValues, setFilters } = useListContext()
  const [text, setText] = useState<string>(filterValues.text ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
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
