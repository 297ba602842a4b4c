import { Alert, Box, Button, Chip, TableCell, TableRow, Typography } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import { type InterfaceText, languageCodes } from '@shanmen/contract/languages.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { LinkBase } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { address } from '../../client.ts'
import { can } from '../../rights.ts'
import { Note, Problem } from '../components/call-status.tsx'
import { StackedTable } from '../components/stacked-table.tsx'
import { useAction } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { importExportMessages } from '../messages/import-export.ts'
import { call, useMe } from '../session/session.ts'
import { Card, Page } from '../shell/page.tsx'
import { type ImportFile, readImportFile } from './read-file.ts'

/** Exports the entries of a kind as a file, and imports a file after a dry run. */
export default function ImportExport({ kind }: { kind: Kind }) {
  const t = useMessages(importExportMessages)
  const language = useLanguage()
  const me = useMe()
  const name = kind.name as KindName
  // A file has every language.
  const mayImport = languageCodes.every((code) => can(me, 'write', { section: kind.section, language: code }))
  const download = (format: 'csv' | 'json', label: string) => (
    <Button
      component="a"
      variant="outlined"
      href={address('exportEntries', { kind: name, format }).url}
      download
    >
      {label}
    </Button>
  )
  return (
    <Page
      title={t.title(kind.many[language])}
      actions={
        <Button component={LinkBase} to={`/${kind.name}`}>
          {t.back}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '60rem' }}>
        <Card title={t.exportTitle}>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {t.exportText}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {download('csv', t.exportCsv)}
            {download('json', t.exportJson)}
          </Box>
          <Note sx={{ mt: 1 }}>{t.exportOne}</Note>
        </Card>
        {mayImport && <ImportCard kind={name} />}
      </Box>
    </Page>
  )
}

type Tried = { file: ImportFile; answer: Answer<'importEntries'> }

/** Imports a file as drafts in two steps: a dry run whose rows are shown, then the import of exactly that file. */
function ImportCard({ kind }: { kind: KindName }) {
  const t = useMessages(importExportMessages)
  const input = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState<Tried>()
  const [fault, setFault] = useState<InterfaceText>()
  const send = async (file: ImportFile, dryRun: boolean) => {
    const { format, text } = file
    setTried({ file, answer: await call('importEntries', { kind, format, text, dryRun }) })
  }
  const trial = useAction((file: ImportFile) => send(file, true))
  const writing = useAction((file: ImportFile) => send(file, false))
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    // The same name can be chosen again once the file was corrected.
    target.value = ''
    setTried(undefined)
    writing.forget()
    const file = await readImportFile(chosen)
    if ('problem' in file) return setFault(file.problem)
    setFault(undefined)
    await trial.run(file)
  }
  const toWrite =
    tried?.answer.rows.filter(({ result }) => result === 'new' || result === 'changed').length ?? 0
  const refused = tried?.answer.rows.some(({ result }) => result === 'refused') ?? false
  return (
    <Card title={t.importTitle}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t.importText}
      </Typography>
      <Button variant="outlined" disabled={trial.busy || writing.busy} onClick={() => input.current?.click()}>
        {t.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.json"
        hidden
        disabled={trial.busy || writing.busy}
        onChange={(event) => void choose(event)}
      />
      <Problem of={fault ?? trial.problem ?? writing.problem} />
      <Box role="status" sx={{ mt: 1.5 }}>
        {trial.busy && t.checking}
        {writing.busy && t.running}
        {tried?.answer.done && <Alert severity="success">{t.doneText}</Alert>}
      </Box>
      {tried && (
        <>
          {tried.file.isGbk && !tried.answer.done && (
            <Alert severity="warning" sx={{ mt: 1.5 }}>
              {t.gbk}
            </Alert>
          )}
          <ImportResult name={tried.file.name} {...tried.answer} />
          {!tried.answer.done && (refused || toWrite === 0) && (
            <Typography sx={{ mt: 1.5 }}>{refused ? t.refusedNote : t.nothing}</Typography>
          )}
          {!tried.answer.done && !refused && toWrite > 0 && (
            <Button
              variant="contained"
              sx={{ mt: 2 }}
              loading={writing.busy}
              onClick={() => void writing.run(tried.file)}
            >
              {t.run(toWrite)}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

type Row = Answer<'importEntries'>['rows'][number]

const colour = { new: 'success', changed: 'info', same: 'default', refused: 'error' } as const

/** Each row of an imported file with what would happen (or has happened) to it. */
function ImportResult({ name, rows, done }: { name: string } & Answer<'importEntries'>) {
  const t = useMessages(importExportMessages)
  const language = useLanguage()
  const count = (result: Row['result']) => rows.filter((row) => row.result === result).length
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1 }}>
        {done ? t.resultDone : t.result}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t.file(name)} · {t.counts(count('new'), count('changed'), count('same'), count('refused'))}
      </Typography>
      <StackedTable size="small" headings={[t.row, t.entry, t.outcome, t.issues]}>
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
      </StackedTable>
    </>
  )
}
