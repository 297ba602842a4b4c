import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { Kind } from '@shanmen/content/kind.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { can } from '../../rights.ts'
import { Problem } from '../components/problem.tsx'
import { Question } from '../components/question.tsx'
import { useStep } from '../components/use-step.ts'
import { Card } from '../dashboard/dashboard-card.tsx'
import { useLanguage, useWords } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { historyWords } from '../messages/history.ts'
import { call } from '../session/call.ts'
import { useMe } from '../session/session.ts'
import { stackedTable } from '../theme/stacked-table.ts'

type RevisionListProps = {
  kind: Kind
  id: string
  revisions: Answer<'history'>['revisions']
  onPair: (pair: { older: number; newer: number }) => void
  onRestored: () => void
}

/** All revisions, newest first, each with its comparison and its way back. */
export function RevisionList({ kind, id, revisions, onPair, onRestored }: RevisionListProps) {
  const words = useWords(historyWords)
  const language = useLanguage()
  const mayWrite = can(useMe(), 'write', kind)
  const notify = useNotify()
  const [asked, setAsked] = useState<number>()
  const newest = revisions[0]?.no ?? 0
  const { problem, run } = useStep(async (revision: number) => {
    setAsked(undefined)
    const { no } = await call('restoreRevision', { id, revision, basedOn: newest })
    notify(words.restored(no), { type: 'success' })
    onRestored()
  })
  return (
    <Card title={words.revisions} count={revisions.length}>
      <Problem of={problem} />
      <Table size="small" sx={stackedTable}>
        <TableBody>
          {revisions.map(({ no, author, at, restores }) => (
            <TableRow key={no} hover>
              <TableCell component="th" scope="row">
                {words.no(no)}
                {no === newest && ` · ${words.newest}`}
                {restores !== null && (
                  <Typography variant="body2" color="textSecondary">
                    {words.from(restores)}
                  </Typography>
                )}
              </TableCell>
              <TableCell>{author.name}</TableCell>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{showMoment(at, language)}</TableCell>
              <TableCell>
                {no > 1 && (
                  <Button
                    size="small"
                    aria-label={`${words.no(no)}: ${words.with(no - 1)}`}
                    onClick={() => {
                      onPair({ older: no - 1, newer: no })
                      scrollTo({ top: 0 })
                    }}
                  >
                    {words.with(no - 1)}
                  </Button>
                )}
                {mayWrite && no !== newest && (
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={`${words.restore} · ${words.no(no)}`}
                    onClick={() => setAsked(no)}
                  >
                    {words.restore}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Question
        open={asked !== undefined}
        title={words.restoreQuestion(asked ?? 0)}
        text={words.restoreText}
        yes={words.restore}
        onYes={() => asked !== undefined && void run(asked)}
        onNo={() => setAsked(undefined)}
      />
    </Card>
  )
}
