import { Alert, Box, Button, Link, TableCell, TableRow, Typography } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import { defaultLanguage, languageCodes } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { LinkBase, ListBase, Pagination, useListContext, useNotify } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { can } from '../../rights.ts'
import { Note } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { StackedTable } from '../components/stacked-table.tsx'
import { StateChip } from '../components/state-chip.tsx'
import { messageOf, useNotified } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { listMessages } from '../messages/lists.ts'
import { shellMessages } from '../messages/shell.ts'
import { languageNames, stateNames, states } from '../messages/states.ts'
import { call, useMe } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { Filters, SelectFilter, TextFilter } from './filters.tsx'

/** All entries of a kind. Filters and page are part of the URL, so that the back button restores them. */
export default function EntryList({ kind }: { kind: Kind }) {
  const language = useLanguage()
  return (
    <ListBase resource={kind.name} perPage={20} disableAuthentication queryOptions={{ retry: 1 }}>
      <Page title={kind.many[language]} actions={<Actions kind={kind} />}>
        <EntryFilters />
        <EntryTable kind={kind} />
        <Pagination rowsPerPageOptions={[20, 50, 100]} />
      </Page>
    </ListBase>
  )
}

function Actions({ kind }: { kind: Kind }) {
  const t = useMessages(listMessages)
  const me = useMe()
  const { filterValues, setFilters } = useListContext()
  const trashed = filterValues.trashed === true
  return (
    <>
      <Button onClick={() => setFilters(trashed ? {} : { trashed: true })}>
        {trashed ? t.leaveTrash : t.trash}
      </Button>
      <Button component={LinkBase} to={`/${kind.name}/exchange`}>
        {t.exchange}
      </Button>
      {can(me, 'write', kind) && (
        <Button component={LinkBase} to={`/${kind.name}/create`} variant="contained">
          {t.create}
        </Button>
      )}
    </>
  )
}

/** Search and filters above a list of entries. */
function EntryFilters() {
  const t = useMessages(listMessages)
  const reader = useLanguage()
  const stateOptions = states.map((state) => [state, stateNames[reader][state]] as const)
  return (
    <Filters>
      <TextFilter name="text" label={t.search} wide />
      <SelectFilter
        name="state"
        label={t.state}
        any={t.anyState}
        options={[...stateOptions, ['changed', t.unpublished]]}
      />
      <SelectFilter
        name="language"
        label={t.language}
        any={t.either}
        options={languageCodes.map((code) => [code, languageNames[reader][code]])}
      />
    </Filters>
  )
}

export type EntryRow = Answer<'entryList'>['rows'][number]

/** One page of a kind's entries, or why there are none. */
function EntryTable({ kind }: { kind: Kind }) {
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
    <StackedTable headings={[t.title, t.states, t.changed, t.actions]}>
      {data.map((row) => (
        <EntryTableRow key={row.id} kind={kind} row={row} trashed={filterValues.trashed === true} />
      ))}
    </StackedTable>
  )
}

type EntryTableRowProps = { kind: Kind; row: EntryRow; trashed: boolean }

/** An entry in its list: both titles, the state of each language, who changed it when. */
function EntryTableRow({ kind, row, trashed }: EntryTableRowProps) {
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
        {hasWords && <Note lang={row.en.title ? 'en' : undefined}>{row.en.title || t.noEnglish}</Note>}
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
        <EntryActions kind={kind} row={row} trashed={trashed} />
      </TableCell>
    </TableRow>
  )
}

type EntryActionsProps = { kind: Kind; row: EntryRow; trashed: boolean }

/** Actions on an entry without opening it. */
function EntryActions({ kind, row, trashed }: EntryActionsProps) {
  const t = useMessages(listMessages)
  const me = useMe()
  const notify = useNotify()
  const { refetch } = useListContext()
  const [asking, setAsking] = useState(false)
  const title = row.zh.title || row.en.title || t.untitled
  const run = useNotified(async (step: 'trashEntry' | 'restoreEntry') => {
    setAsking(false)
    await call(step, { id: row.id })
    notify(step === 'trashEntry' ? t.movedToTrash : t.restored, { type: 'success' })
    // A list that is read for the first time, as by a filter just typed, is not begun again: it may be from before the step.
    await refetch()
    await refetch()
  })
  return (
    <>
      {can(me, 'history', kind) && (
        <Button
          size="small"
          component={LinkBase}
          to={`/${kind.name}/${row.id}/history`}
          aria-label={`${t.history} · ${title}`}
        >
          {t.history}
        </Button>
      )}
      {can(me, 'write', { section: kind.section, language: defaultLanguage }) && !kind.single && (
        <Button
          size="small"
          color="inherit"
          aria-label={`${trashed ? t.restore : t.moveToTrash} · ${title}`}
          onClick={() => (trashed ? void run('restoreEntry') : setAsking(true))}
        >
          {trashed ? t.restore : t.moveToTrash}
        </Button>
      )}
      <StudioDialog
        size="xs"
        open={asking}
        title={t.trashQuestion(title)}
        text={t.trashText}
        onClose={() => setAsking(false)}
        submit={{ label: t.moveToTrash, run: () => void run('trashEntry') }}
      />
    </>
  )
}
