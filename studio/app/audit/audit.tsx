import { Alert, Box, Button, Link, TableCell, TableRow, Typography } from '@mui/material'
import { kinds } from '@shanmen/content/kinds.ts'
import { useState } from 'react'
import { LinkBase, ListBase, Pagination, useListContext } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { address } from '../../client.ts'
import { can } from '../../rights.ts'
import { Problem } from '../components/call-status.tsx'
import { StackedTable } from '../components/stacked-table.tsx'
import { messageOf, useAction } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { dayOf, showMoment } from '../language/moments.ts'
import { DayFilter, Filters, SelectFilter, TextFilter, useFilter } from '../lists/filters.tsx'
import { auditMessages } from '../messages/audit.ts'
import { shellMessages } from '../messages/shell.ts'
import { call, useMe } from '../session/session.ts'
import { NotAllowed, Page } from '../shell/page.tsx'
import { detailText } from './detail-text.ts'

/** The audit log, for auditors and administrators. */
export default function Audit() {
  const t = useMessages(auditMessages)
  if (!can(useMe(), 'audit')) return <NotAllowed />
  return (
    <ListBase resource="audit" perPage={50} disableAuthentication queryOptions={{ retry: 1 }}>
      <Page title={t.title} note={t.note} actions={<Csv />}>
        <Verification />
        <AuditFilters />
        <AuditTable />
        <Pagination rowsPerPageOptions={[20, 50, 100]} />
      </Page>
    </ListBase>
  )
}

/** Downloads the lines that match the filters. */
function Csv() {
  const t = useMessages(auditMessages)
  const { filterValues } = useListContext()
  return (
    <Button
      component="a"
      href={address('auditCsv', filterValues).url}
      download
      variant="outlined"
      color="inherit"
    >
      {t.csv}
    </Button>
  )
}

/** Verifies the whole hash chain on demand and says whether anything was changed or removed. */
function Verification() {
  const t = useMessages(auditMessages)
  const language = useLanguage()
  const [result, setResult] = useState<Answer<'verifyAudit'>>()
  const { busy, problem, run } = useAction(async () => setResult(await call('verifyAudit', {})))
  return (
    <Box sx={{ mb: 2.5 }}>
      <Button variant="contained" color="secondary" disabled={busy} onClick={() => void run()}>
        {busy ? t.verifying : t.verify}
      </Button>
      <Problem of={problem} />
      <Box role="status" sx={{ mt: result ? 1.5 : 0 }}>
        {result && (
          <Alert severity={result.breaks.length > 0 ? 'error' : 'success'} role="presentation">
            {result.breaks.length > 0
              ? t.broken(result.breaks.length)
              : t.sound(result.revisions, result.lines)}{' '}
            ({showMoment(result.at, language)})
            {result.breaks.length > 0 && (
              <ul>
                {result.breaks.map(({ where, what }) => (
                  <li key={`${where}${what}`}>
                    {where}: {t[what]}
                  </li>
                ))}
              </ul>
            )}
          </Alert>
        )}
      </Box>
    </Box>
  )
}

export type Line = Answer<'auditList'>['rows'][number] & { id: number }

/** The lines of the log that match the filters, newest first. */
function AuditTable() {
  const t = useMessages(auditMessages)
  const shell = useMessages(shellMessages)
  const language = useLanguage()
  const { data, error, isPending } = useListContext<Line>()
  if (error) return <Alert severity="error">{messageOf(error)[language]}</Alert>
  if (isPending) return <p role="status">{shell.loading}</p>
  if (data.length === 0) return <p role="status">{t.none}</p>
  return (
    <StackedTable size="small" headings={[t.when, t.who, t.what, t.target, t.where, t.detail]}>
      {data.map((line) => (
        <AuditTableRow key={line.no} line={line} />
      ))}
    </StackedTable>
  )
}

/** One line of the log. An entry's name links to its history. */
function AuditTableRow({ line }: { line: Line }) {
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
      <TableCell>{t.actions[line.action]}</TableCell>
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

const day = 86_400_000

/** Narrows the log by person, action, target and days in Beijing time. */
function AuditFilters() {
  const t = useMessages(auditMessages)
  const [from, setFrom] = useFilter('from')
  const [until, setUntil] = useFilter('until')
  const starts = (typed: string) => typed && `${typed}T00:00:00+08:00`
  // "Until" includes the whole day.
  const ends = (typed: string) => typed && new Date(Date.parse(starts(typed)) + day).toISOString()
  const lastDay = until && dayOf(new Date(Date.parse(until) - 1))
  return (
    <Filters>
      <TextFilter name="who" label={t.who} />
      <TextFilter name="target" label={t.target} />
      <SelectFilter name="action" label={t.action} any={t.anyAction} options={Object.entries(t.actions)} />
      <DayFilter label={t.from} value={from && dayOf(from)} onChange={(typed) => setFrom(starts(typed))} />
      <DayFilter label={t.until} value={lastDay} onChange={(typed) => setUntil(ends(typed))} />
    </Filters>
  )
}
