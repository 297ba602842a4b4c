import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { BothWords } from '@shanmen/content/language.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { Problem } from '../components/problem.tsx'
import { useStep } from '../components/use-step.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useWords } from '../language/language.ts'
import { exchangeWords } from '../messages/import-export.ts'
import { call } from '../session/call.ts'
import { ImportResult } from './import-result.tsx'
import { type ImportFile, readImportFile } from './read-file.ts'

type Tried = { file: ImportFile; answer: Answer<'importEntries'> }

/** From a file to drafts in two steps: a dry run whose rows are shown, then the writing of exactly that file. */
export function ImportCard({ kind }: { kind: KindName }) {
  const words = useWords(exchangeWords)
  const input = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState<Tried>()
  const [fault, setFault] = useState<BothWords>()
  const send = async (file: ImportFile, dryRun: boolean) => {
    const { format, text } = file
    setTried({ file, answer: await call('importEntries', { kind, format, text, dryRun }) })
  }
  const trial = useStep((file: ImportFile) => send(file, true))
  const writing = useStep((file: ImportFile) => send(file, false))
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    setTried(undefined)
    const file = await readImportFile(chosen)
    // The same name can be chosen again once the file was corrected.
    target.value = ''
    if ('problem' in file) return setFault(file.problem)
    setFault(undefined)
    await trial.run(file)
  }
  const toWrite =
    tried?.answer.rows.filter(({ result }) => result === 'new' || result === 'changed').length ?? 0
  const refused = tried?.answer.rows.some(({ result }) => result === 'refused') ?? false
  return (
    <Card title={words.importTitle}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {words.importText}
      </Typography>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.json"
        hidden
        onChange={(event) => void choose(event)}
      />
      <Problem of={fault ?? trial.problem ?? writing.problem} />
      <Box role="status" sx={{ mt: 1.5 }}>
        {trial.busy && words.checking}
        {writing.busy && words.running}
        {tried?.answer.done && <Alert severity="success">{words.doneText}</Alert>}
      </Box>
      {tried && (
        <>
          {tried.file.isGbk && !tried.answer.done && (
            <Alert severity="warning" sx={{ mt: 1.5 }}>
              {words.gbk}
            </Alert>
          )}
          <ImportResult name={tried.file.name} rows={tried.answer.rows} />
          {!tried.answer.done && (refused || toWrite === 0) && (
            <Typography sx={{ mt: 1.5 }}>{refused ? words.refusedNote : words.nothing}</Typography>
          )}
          {!tried.answer.done && !refused && toWrite > 0 && (
            <Button
              variant="contained"
              sx={{ mt: 2 }}
              loading={writing.busy}
              onClick={() => void writing.run(tried.file)}
            >
              {words.run(toWrite)}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
