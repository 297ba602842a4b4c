import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Answer } from '../../api/schemas.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { importExportMessages } from '../messages/import-export.ts'
import { stackedTable } from '../theme/stacked-table.ts'

type Row = Answer<'importEntries'>['rows'][number]

const colour = { new: 'success', changed: 'info', same: 'default', refused: 'error' } as const

/** Each row of an imported file with what would happen (or has happened) to it. */
export function ImportResult({ name, rows }: { name: string; rows: Row[] }) {
  const t = useMessages(importExportMessages)
  const language = useLanguage()
  const count = (result: Row['result']) => rows.filter((row) => row.result === result).length
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1 }}>
        {t.result}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t.file(name)} · {t.counts(count('new'), count('changed'), count('same'), count('refused'))}
      </Typography>
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {[t.row, t.entry, t.outcome, t.issues].map((head) => (
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
                  label={t.results[row.result]}
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
