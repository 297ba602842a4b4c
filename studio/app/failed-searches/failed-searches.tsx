import { Box, Button, TableCell, TableRow, Typography } from '@mui/material'
import { kinds } from '@shanmen/content/kinds.ts'
import { languages } from '@shanmen/contract/languages.ts'
import { LinkBase } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { can } from '../../rights.ts'
import { Loaded } from '../components/call-status.tsx'
import { StackedTable } from '../components/stacked-table.tsx'
import { useCall } from '../components/use-call.ts'
import type { RequestedTitle } from '../editor/entry-create.tsx'
import type { RequestedRow } from '../editor/requested-row.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showDay } from '../language/moments.ts'
import { failedSearchMessages } from '../messages/failed-searches.ts'
import { languageNames } from '../messages/states.ts'
import { useMe } from '../session/session.ts'
import { Page } from '../shell/page.tsx'

type Row = Answer<'failedSearchList'>['rows'][number]

/** What visitors search for in vain, each with the three ways to answer it. */
export default function FailedSearches() {
  const t = useMessages(failedSearchMessages)
  const failed = useCall('failedSearchList', {})
  return (
    <Page title={t.title} note={t.note}>
      <Loaded of={failed}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography role="status" color="textSecondary">
              {t.none}
            </Typography>
          ) : (
            <StackedTable headings={[t.word, t.times, t.day, t.actions]}>
              {rows.map((row) => (
                <FailedRow key={row.language + row.query} row={row} />
              ))}
            </StackedTable>
          )
        }
      </Loaded>
    </Page>
  )
}

/** What the editor gets in the state of the history. */
type Requested = { requestedRow: RequestedRow } | { requestedTitle: RequestedTitle }

function FailedRow({ row }: { row: Row }) {
  const t = useMessages(failedSearchMessages)
  const language = useLanguage()
  const me = useMe()
  const { query } = row
  const request = (list: string, focus: string): Requested => ({
    requestedRow: { list, row: { words: query }, focus },
  })
  const actions = [
    { kind: kinds.search, label: t.synonym, to: '/search', state: request('synonyms', 'words') },
    { kind: kinds.search, label: t.bestBet, to: '/search', state: request('bestBets', 'page') },
    {
      ...{ kind: kinds.news, label: t.write, to: '/news/create' },
      state: { requestedTitle: { title: query, language: row.language } } satisfies Requested,
    },
  ].filter(({ kind }) => can(me, 'write', kind))
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ maxWidth: '30rem', overflowWrap: 'anywhere' }}>
        <span lang={languages[row.language].tag}>{query}</span>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {languageNames[language][row.language]}
        </Typography>
      </TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{row.times}</TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {showDay(`${row.day}T00:00:00+08:00`, language)}
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {actions.map(({ label, to, state }) => (
            <Button key={label} component={LinkBase} to={to} state={state} aria-label={`${label}: ${query}`}>
              {label}
            </Button>
          ))}
        </Box>
      </TableCell>
    </TableRow>
  )
}
