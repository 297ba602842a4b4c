import Button from '@mui/material/Button'
import type { Kind } from '@shanmen/content/kind.ts'
import { useState } from 'react'
import { LinkBase, useListContext, useNotify } from 'react-admin'
import { can } from '../../rights.ts'
import { Question } from '../components/question.tsx'
import { wordsOf } from '../components/use-call.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { listWords } from '../messages/lists.ts'
import { call } from '../session/call.ts'
import { useMe } from '../session/session.ts'
import type { EntryRow } from './entry-table.tsx'

type EntryStepsProps = { kind: Kind; row: EntryRow; binned: boolean }

/** What can be done with an entry without opening it. */
export function EntrySteps({ kind, row, binned }: EntryStepsProps) {
  const words = useWords(listWords)
  const language = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const { refetch } = useListContext()
  const [asking, setAsking] = useState(false)
  const title = row.zh.title || row.en.title || words.untitled
  const run = async (step: 'binEntry' | 'unbinEntry') => {
    setAsking(false)
    try {
      await call(step, { id: row.id })
      notify(step === 'binEntry' ? words.binned : words.restored, { type: 'success' })
      await refetch()
    } catch (error) {
      notify(wordsOf(error)[language], { type: 'error' })
    }
  }
  return (
    <>
      {can(me, 'history', kind) && (
        <Button
          size="small"
          component={LinkBase}
          to={`/${kind.name}/${row.id}/history`}
          aria-label={`${words.history} · ${title}`}
        >
          {words.history}
        </Button>
      )}
      {can(me, 'write', kind) && !kind.single && (
        <Button
          size="small"
          color="inherit"
          aria-label={`${binned ? words.restore : words.toBin} · ${title}`}
          onClick={() => (binned ? void run('unbinEntry') : setAsking(true))}
        >
          {binned ? words.restore : words.toBin}
        </Button>
      )}
      <Question
        open={asking}
        title={words.binQuestion(title)}
        text={words.binText}
        yes={words.toBin}
        onYes={() => void run('binEntry')}
        onNo={() => setAsking(false)}
      />
    </>
  )
}
