import { Button } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { LinkBase, ListBase, Pagination, useListContext } from 'react-admin'
import { can } from '../../rights.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { languageNames } from '../messages/language-names.ts'
import { listMessages } from '../messages/lists.ts'
import { stateNames, states } from '../messages/states.ts'
import { useMe } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { EntryTable } from './entry-table.tsx'
import { Filters, SelectFilter, TextFilter } from './filters.tsx'

/** All entries of a kind. Filters and page are part of the URL, so that the back button restores them. */
export default function EntryList({ kind }: { kind: Kind }) {
  const language = useLanguage()
  return (
    <ListBase resource={kind.name} perPage={20} disableAuthentication queryOptions={{ retry: 1 }}>
      <Page title={kind.many[language]} actions={<Actions kind={kind} />}>
        <EntryFilters />
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

/** Search and filters above a list of entries. */
function EntryFilters() {
  const t = useMessages(listMessages)
  const reader = useLanguage()
  const stateOptions = states.map((state) => [state, stateNames[reader][state]] as const)
  return (
    <Filters>
      <TextFilter name="text" label={t.search} wide />
      <SelectFilter
        name="state"
        label={t.state}
        any={t.anyState}
        options={[...stateOptions, ['changed', t.unpublished]]}
      />
      <SelectFilter
        name="language"
        label={t.language}
        any={t.either}
        options={languageCodes.map((code) => [code, languageNames[reader][code]])}
      />
    </Filters>
  )
}
