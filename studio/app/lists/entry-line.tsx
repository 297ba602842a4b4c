import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Kind } from '@shanmen/content/kind.ts'
import { languageCodes } from '@shanmen/content/language.ts'
import { LinkBase } from 'react-admin'
import { StateChip } from '../components/state-chip.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { listMessages } from '../messages/lists.ts'
import { EntryActions } from './entry-steps.tsx'
import type { EntryRow } from './entry-table.tsx'

type EntryTableRowProps = { kind: Kind; row: EntryRow; binned: boolean }

/** An entry in its list: both titles, where each language stands, who changed it when. */
export function EntryTableRow({ kind, row, binned }: EntryTableRowProps) {
  const t = useMessages(listMessages)
  const language = useLanguage()
  const hasWords = Object.keys(kind.words).length > 0
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ maxWidth: '30rem' }}>
        <Link
          component={LinkBase}
          to={`/${kind.name}/${row.id}`}
          lang="zh-CN"
          color="textPrimary"
          sx={{ display: 'inline-block', py: 0.25, fontSize: '1rem', overflowWrap: 'anywhere' }}
        >
          {row.zh.title || row.en.title || t.untitled}
        </Link>
        {hasWords && (
          <Typography variant="body2" color="textSecondary" lang={row.en.title ? 'en' : undefined}>
            {row.en.title || t.noEnglish}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {languageCodes.map((code) => (
            <StateChip key={code} language={code} state={row[code].state} />
          ))}
        </Box>
        {languageCodes.some((code) => row[code].changed) && (
          <Typography variant="caption" color="textSecondary">
            {t.unpublished}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t.by(row.author.name, showMoment(row.at, language))}
      </TableCell>
      <TableCell>
        <EntryActions kind={kind} row={row} binned={binned} />
      </TableCell>
    </TableRow>
  )
}
