import {
  Box,
  Button,
  LinearProgress,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { kinds } from '@shanmen/content/kinds.ts'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { dashboardMessages } from '../messages/dashboard.ts'
import { Card } from '../shell/page.tsx'

type Row = Answer<'dashboard'>['translation'][number]
const columns = ['done', 'outOfDate', 'waiting', 'draft', 'missing'] as const

/** The progress of the English translation of public Chinese entries, by kind; complete kinds are collapsed. */
export function TranslationBoard({ rows }: { rows: Row[] }) {
  const t = useMessages(dashboardMessages)
  const names = { ...t, outOfDate: t.out }
  const [all, setAll] = useState(false)
  const open = rows.filter((row) => columns.some((column) => column !== 'done' && row[column] > 0))
  const whole = rows.length - open.length
  return (
    <Card title={t.translation} wide>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {rows.length > 0 ? t.translationNote : t.noneTranslation}
      </Typography>
      {(all || open.length > 0) && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t.kind}</TableCell>
                <TableCell aria-hidden="true" />
                {columns.map((column) => (
                  <TableCell key={column} align="right">
                    {names[column]}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {(all ? rows : open).map((row) => (
                <BoardRow key={row.kind} row={row} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {whole > 0 && !all && <Button onClick={() => setAll(true)}>{t.whole(whole)}</Button>}
    </Card>
  )
}

function BoardRow({ row }: { row: Row }) {
  const t = useMessages(dashboardMessages)
  const language = useLanguage()
  const all = columns.reduce((sum, column) => sum + row[column], 0)
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Link component={LinkBase} to={`/${row.kind}`} color="textPrimary">
          {kinds[row.kind].many[language]}
        </Link>
      </TableCell>
      <TableCell sx={{ width: '28%', minWidth: '6rem' }}>
        <LinearProgress
          variant="determinate"
          color="success"
          value={all === 0 ? 0 : (row.done / all) * 100}
          aria-label={t.share(row.done, all)}
        />
      </TableCell>
      {columns.map((column) => (
        <TableCell key={column} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {row[column] || '–'}
        </TableCell>
      ))}
    </TableRow>
  )
}
