import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Answer } from '../../api/schemas.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { exchangeWords } from '../messages/import-export.ts'
import { stackedTable } from '../theme/stacked-table.ts'

type Row = Answer<'importEntries'>['rows'][number]

const colour = { new: 'success', changed: 'info', same: 'default', refused: 'error' } as const

/** Each row of an imported file with what would happen (or has happened) to it. */
export function ImportResult({ name, rows }: { name: string; rows: Row[] }) {
  const words = useWords(exchangeWords)
  const language = useLanguage()
  const count = (result: Row['result']) => rows.filter((row) => row.result === result).length
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1 }}>
        {words.result}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {words.file(name)} · {words.counts(count('new'), count('changed'), count('same'), count('refused'))}
      </Typography>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {[words.row, words.entry, words.outcome, words.issues].map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.row}>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{row.row}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.title || '–'}</TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  color={colour[row.result]}
                  label={words.results[row.result]}
                />
              </TableCell>
              <TableCell>
                {row.issues.map((issue) => (
                  <div key={`${issue.path.join('.')}${issue.code}`}>
                    {issue.path.length > 0 && <code>{issue.path.join('.')}</code>} {issue.message[language]}
                  </div>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
