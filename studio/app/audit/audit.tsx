import Button from '@mui/material/Button'
import { ListBase, Pagination, useListContext } from 'react-admin'
import { address } from '../../client.ts'
import { can } from '../../rights.ts'
import { useWords } from '../language/language.ts'
import { auditWords } from '../messages/audit.ts'
import { useMe } from '../session/session.ts'
import { NotAllowed } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { Verification } from './verification.tsx'

/** Everything that was ever done, for auditors and administrators. */
export default function Audit() {
  const words = useWords(auditWords)
  if (!can(useMe(), 'audit')) return <NotAllowed />
  return (
    <ListBase resource="audit" perPage={50} disableAuthentication queryOptions={{ retry: 1 }}>
      <Page title={words.title} note={words.note} actions={<Csv />}>
        <Verification />
        <AuditFilters />
        <AuditTable />
        <Pagination rowsPerPageOptions={[20, 50, 100]} />
      </Page>
    </ListBase>
  )
}

/** The lines that fit the filters, as a file. */
function Csv() {
  const words = useWords(auditWords)
  const { filterValues } = useListContext()
  return (
    <Button
      component="a"
      href={address('auditCsv', filterValues).url}
      download
      variant="outlined"
      color="inherit"
    >
      {words.csv}
    </Button>
  )
}
