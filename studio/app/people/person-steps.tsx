import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Question } from '../components/question.tsx'
import { wordsOf } from '../components/use-call.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { peopleWords } from '../messages/people.ts'
import { call } from '../session/call.ts'
import type { NewLink } from './link-dialog.tsx'
import { NewLinkDialog } from './new-link-dialog.tsx'
import type { Person } from './people.tsx'

type PersonStepsProps = { person: Person; onChange: () => void; onLink: (link: NewLink) => void }

/** What an administrator can do for a person. */
export function PersonSteps({ person, onChange, onLink }: PersonStepsProps) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  const notify = useNotify()
  const [asking, setAsking] = useState<'link' | 'end'>()
  const end = async () => {
    setAsking(undefined)
    try {
      const { ended } = await call('endPersonSessions', { id: person.id })
      notify(words.ended(ended), { type: 'success' })
    } catch (error) {
      notify(wordsOf(error)[language], { type: 'error' })
    }
  }
  const button = (label: string, onClick: () => void) => (
    <Button size="small" color="inherit" onClick={onClick} aria-label={`${label} · ${person.name}`}>
      {label}
    </Button>
  )
  return (
    <>
      {button(words.change, onChange)}
      {person.active && button(words.newLink, () => setAsking('link'))}
      {person.active && !person.invited && button(words.endSessions, () => setAsking('end'))}
      {asking === 'link' && (
        <NewLinkDialog
          person={person}
          onClose={() => setAsking(undefined)}
          onLink={(link) => {
            setAsking(undefined)
            onLink(link)
          }}
        />
      )}
      <Question
        open={asking === 'end'}
        title={words.endTitle(person.name)}
        text={words.endText}
        yes={words.endSessions}
        onYes={() => void end()}
        onNo={() => setAsking(undefined)}
      />
    </>
  )
}
