import Alert from '@mui/material/Alert'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useListContext } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { messageOf } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { auditMessages } from '../messages/audit.ts'
import { shellMessages } from '../messages/shell.ts'
import { stackedTable } from '../theme/stacked-table.ts'
import { AuditTableRow } from './audit-line.tsx'

export type Line = Answer<'auditList'>['rows'][number] & { id: number }

/** The lines of the log that fit the filters, newest first. */
export function AuditTable() {
  const t = useMessages(auditMessages)
  const shell = useMessages(shellMessages)
  const language = useLanguage()
  const { data, error, isPending } = useListContext<Line>()
  if (error) return <Alert severity="error">{messageOf(error)[language]}</Alert>
  if (isPending) return <p role="status">{shell.loading}</p>
  if (data.length === 0) return <p role="status">{t.none}</p>
  return (
    <Table size="small" sx={stackedTable}>
      <TableHead>
        <TableRow>
          {[t.when, t.who, t.what, t.target, t.where, t.detail].map((head) => (
            <TableCell key={head}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((line) => (
          <AuditTableRow key={line.no} line={line} />
        ))}
      </TableBody>
    </Table>
  )
}
