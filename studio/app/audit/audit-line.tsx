import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { kinds } from '@shanmen/content/kinds.ts'
import { LinkBase } from 'react-admin'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { auditMessages } from '../messages/audit.ts'
import type { Line } from './audit-table.tsx'
import { detailText } from './detail-text.ts'

/** One line of the log. An entry's name leads to its history. */
export function AuditTableRow({ line }: { line: Line }) {
  const t = useMessages(auditMessages)
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
        {line.who.name || t.system}
        {line.as && t.calledThen(line.as)}
      </TableCell>
      <TableCell>{t.actions[line.action] ?? line.action}</TableCell>
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
