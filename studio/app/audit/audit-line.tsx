import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { kinds } from '@shanmen/content/kinds.ts'
import { LinkBase } from 'react-admin'
import { useLanguage, useWords } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { auditWords } from '../messages/audit.ts'
import type { Line } from './audit-table.tsx'
import { detailText } from './detail-text.ts'

/** One line of the log. An entry's name leads to its history. */
export function AuditLine({ line }: { line: Line }) {
  const words = useWords(auditWords)
  const language = useLanguage()
  const kind = Object.values(kinds).find((each) => each.name === line.kind)
  return (
    <TableRow hover>
      <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {showMoment(line.at, language)}
        <Typography variant="caption" color="textSecondary" sx={{ ml: 1 }}>
          #{line.no}
        </Typography>
      </TableCell>
      <TableCell>
        {line.who.name || words.system}
        {line.as && words.calledThen(line.as)}
      </TableCell>
      <TableCell>{words.actions[line.action] ?? line.action}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {kind ? (
          <Link component={LinkBase} to={`/${kind.name}/${line.target}/history`} color="textPrimary">
            {line.title || line.target}
          </Link>
        ) : (
          line.title || line.target
        )}
        {kind && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {kind.label[language]}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{line.from || '–'}</TableCell>
      <TableCell sx={{ maxWidth: '22rem', overflowWrap: 'anywhere', color: 'text.secondary' }}>
        {detailText(line.detail, language)}
      </TableCell>
    </TableRow>
  )
}
