import Alert from '@mui/material/Alert'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useListContext } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { wordsOf } from '../components/use-call.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { auditWords } from '../messages/audit.ts'
import { shellWords } from '../messages/shell.ts'
import { stackedTable } from '../theme/stacked-table.ts'
import { AuditLine } from './audit-line.tsx'

export type Line = Answer<'auditList'>['rows'][number] & { id: number }

/** The lines of the log that fit the filters, newest first. */
export function AuditTable() {
  const words = useWords(auditWords)
  const shell = useWords(shellWords)
  const language = useLanguage()
  const { data, error, isPending } = useListContext<Line>()
  if (error) return <Alert severity="error">{wordsOf(error)[language]}</Alert>
  if (isPending) return <p role="status">{shell.loading}</p>
  if (data.length === 0) return <p role="status">{words.none}</p>
  return (
    <Table size="small" sx={stackedTable}>
      <TableHead>
        <TableRow>
          {[words.when, words.who, words.what, words.target, words.where, words.detail].map((head) => (
            <TableCell key={head}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((line) => (
          <AuditLine key={line.no} line={line} />
        ))}
      </TableBody>
    </Table>
  )
}
