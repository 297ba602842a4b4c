import Button from '@mui/material/Button'
import type { Kind } from '@shanmen/content/kind.ts'
import { LinkBase, ListBase, Pagination, useListContext } from 'react-admin'
import { can } from '../../rights.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { listMessages } from '../messages/lists.ts'
import { useMe } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { EntryTable } from './entry-table.tsx'
import { ListFilters } from './list-filters.tsx'

/** All entries of a kind. Filters and page stand in the address, so that the way back finds them again. */
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
  const binned = filterValues.binned === true
  return (
    <>
      <Button onClick={() => setFilters(binned ? {} : { binned: true })}>
        {binned ? t.leaveTrash : t.bin}
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
