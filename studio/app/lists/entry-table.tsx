import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Kind } from '@shanmen/content/kind.ts'
import { useListContext } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { messageOf } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { listMessages } from '../messages/lists.ts'
import { shellMessages } from '../messages/shell.ts'
import { stackedTable } from '../theme/stacked-table.ts'
import { EntryTableRow } from './entry-line.tsx'

export type EntryRow = Answer<'entryList'>['rows'][number]

/** One page of a kind's entries, or why there is nothing to see. */
export function EntryTable({ kind }: { kind: Kind }) {
  const t = useMessages(listMessages)
  const shell = useMessages(shellMessages)
  const language = useLanguage()
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext<EntryRow>()
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {shell.retry}
          </Button>
        }
      >
        {messageOf(error)[language]}
      </Alert>
    )
  if (isPending) return <p role="status">{shell.loading}</p>
  if (data.length === 0)
    return (
      <Box role="status" sx={{ py: 6, textAlign: 'center', border: 1, borderColor: 'divider' }}>
        <Typography color="textSecondary">
          {Object.keys(filterValues).length > 0 ? t.noneFound : t.none}
        </Typography>
        {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>{t.clear}</Button>}
      </Box>
    )
  return (
    <Table sx={stackedTable}>
      <TableHead>
        <TableRow>
          <TableCell>{t.title}</TableCell>
          <TableCell>{t.states}</TableCell>
          <TableCell>{t.changed}</TableCell>
          <TableCell>{t.steps}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((row) => (
          <EntryTableRow key={row.id} kind={kind} row={row} binned={filterValues.binned === true} />
        ))}
      </TableBody>
    </Table>
  )
}
