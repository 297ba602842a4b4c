import { Button, FormControlLabel, Radio, RadioGroup, TableCell, TableRow } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { can } from '../../rights.ts'
import { Note, Problem } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { StackedTable } from '../components/stacked-table.tsx'
import { useAction } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { historyMessages } from '../messages/history.ts'
import { languageNames } from '../messages/states.ts'
import { call, useMe } from '../session/session.ts'
import { Card } from '../shell/page.tsx'

type RevisionListProps = {
  kind: Kind
  id: string
  revisions: Answer<'history'>['revisions']
  onPair: (pair: { older: number; newer: number }) => void
  onStale: () => void
}

/** All revisions, newest first, each with its comparison and a button to restore it. */
export function RevisionList({ kind, id, revisions, onPair, onStale }: RevisionListProps) {
  const t = useMessages(historyMessages)
  const language = useLanguage()
  const mayWrite = can(useMe(), 'write', kind)
  const notify = useNotify()
  const [restoring, setRestoring] = useState<number>()
  const newest = revisions[0]?.no ?? 0
  const { problem, run } = useAction(async (revision: number, language: Language | undefined) => {
    setRestoring(undefined)
    // Where it fails someone else may have saved since: the next try is based on what they saved.
    const { no } = await call('restoreRevision', { id, revision, basedOn: newest, language }).finally(onStale)
    notify(t.restored(no), { type: 'success' })
  })
  return (
    <Card title={t.revisions} count={revisions.length}>
      <Problem of={problem} />
      <StackedTable size="small">
        {revisions.map(({ no, author, at, restores }) => (
          <TableRow key={no} hover>
            <TableCell component="th" scope="row">
              {t.no(no)}
              {no === newest && ` · ${t.newest}`}
              {restores !== null && <Note>{t.from(restores)}</Note>}
            </TableCell>
            <TableCell>{author.name}</TableCell>
            <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{showMoment(at, language)}</TableCell>
            <TableCell>
              {no > 1 && (
                <Button
                  size="small"
                  aria-label={`${t.no(no)}: ${t.with(no - 1)}`}
                  onClick={() => {
                    onPair({ older: no - 1, newer: no })
                    scrollTo({ top: 0 })
                  }}
                >
                  {t.with(no - 1)}
                </Button>
              )}
              {mayWrite && no !== newest && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`${t.restore} · ${t.no(no)}`}
                  onClick={() => setRestoring(no)}
                >
                  {t.restore}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </StackedTable>
      {restoring !== undefined && (
        <RestoreDialog
          kind={kind}
          revision={restoring}
          onClose={() => setRestoring(undefined)}
          onRestore={(language) => void run(restoring, language)}
        />
      )}
    </Card>
  )
}

type RestoreDialogProps = {
  kind: Kind
  revision: number
  onRestore: (language: Language | undefined) => void
  onClose: () => void
}

/** Asks what to restore: the texts of one language, or everything. Each within the person's rights. */
function RestoreDialog({ kind, revision, onRestore, onClose }: RestoreDialogProps) {
  const t = useMessages(historyMessages)
  const reader = useLanguage()
  const me = useMe()
  const own = languageCodes.filter((code) => can(me, 'write', { section: kind.section, language: code }))
  const parts = [
    ...(Object.keys(kind.words).length > 0 ? own : []),
    ...(own.length === languageCodes.length ? (['all'] as const) : []),
  ]
  const [part, setPart] = useState(parts.length === 1 ? parts[0] : undefined)
  return (
    <StudioDialog
      size="xs"
      title={t.restoreQuestion(revision)}
      text={t.restoreText}
      onClose={onClose}
      submit={{
        label: t.restore,
        run: () => onRestore(part === 'all' ? undefined : part),
        disabled: part === undefined,
      }}
    >
      <RadioGroup
        aria-label={t.restoreQuestion(revision)}
        value={part ?? ''}
        onChange={(_, value) => setPart(parts.find((each) => each === value))}
      >
        {parts.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={each === 'all' ? t.restoreAll : t.restoreOne(languageNames[reader][each])}
          />
        ))}
      </RadioGroup>
    </StudioDialog>
  )
}
