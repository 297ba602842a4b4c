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
import { wordsOf } from '../components/use-call.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { listWords } from '../messages/lists.ts'
import { shellWords } from '../messages/shell.ts'
import { stackedTable } from '../theme/stacked-table.ts'
import { EntryLine } from './entry-line.tsx'

export type EntryRow = Answer<'entryList'>['rows'][number]

/** One page of a kind's entries, or why there is nothing to see. */
export function EntryTable({ kind }: { kind: Kind }) {
  const words = useWords(listWords)
  const shell = useWords(shellWords)
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
        {wordsOf(error)[language]}
      </Alert>
    )
  if (isPending) return <p role="status">{shell.loading}</p>
  if (data.length === 0)
    return (
      <Box role="status" sx={{ py: 6, textAlign: 'center', border: 1, borderColor: 'divider' }}>
        <Typography color="textSecondary">
          {Object.keys(filterValues).length > 0 ? words.noneFound : words.none}
        </Typography>
        {Object.keys(filterValues).length > 0 && (
          <Button onClick={() => setFilters({})}>{words.clear}</Button>
        )}
      </Box>
    )
  return (
    <Table sx={stackedTable}>
      <TableHead>
        <TableRow>
          <TableCell>{words.title}</TableCell>
          <TableCell>{words.states}</TableCell>
          <TableCell>{words.changed}</TableCell>
          <TableCell>{words.steps}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map((row) => (
          <EntryLine key={row.id} kind={kind} row={row} binned={filterValues.binned === true} />
        ))}
      </TableBody>
    </Table>
  )
}
