import Button from '@mui/material/Button'
import { ListBase, Pagination, useListContext } from 'react-admin'
import { address } from '../../client.ts'
import { can } from '../../rights.ts'
import { useMessages } from '../language/language.ts'
import { auditMessages } from '../messages/audit.ts'
import { useMe } from '../session/session.ts'
import { NotAllowed } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { Verification } from './verification.tsx'

/** Everything that was ever done, for auditors and administrators. */
export default function Audit() {
  const t = useMessages(auditMessages)
  if (!can(useMe(), 'audit')) return <NotAllowed />
  return (
    <ListBase resource="audit" perPage={50} disableAuthentication queryOptions={{ retry: 1 }}>
      <Page title={t.title} note={t.note} actions={<Csv />}>
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
  const t = useMessages(auditMessages)
  const { filterValues } = useListContext()
  return (
    <Button
      component="a"
      href={address('auditCsv', filterValues).url}
      download
      variant="outlined"
      color="inherit"
    >
      {t.csv}
    </Button>
  )
}
