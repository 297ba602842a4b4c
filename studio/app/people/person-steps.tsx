import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ConfirmDialog } from '../components/question.tsx'
import { messageOf } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { peopleMessages } from '../messages/people.ts'
import { call } from '../session/call.ts'
import type { NewLink } from './link-dialog.tsx'
import { NewLinkDialog } from './new-link-dialog.tsx'
import type { Person } from './people.tsx'

type PersonActionsProps = { person: Person; onChange: () => void; onLink: (link: NewLink) => void }

/** What an administrator can do for a person. */
export function PersonActions({ person, onChange, onLink }: PersonActionsProps) {
  const t = useMessages(peopleMessages)
  const language = useLanguage()
  const notify = useNotify()
  const [asking, setAsking] = useState<'link' | 'end'>()
  const end = async () => {
    setAsking(undefined)
    try {
      const { ended } = await call('endPersonSessions', { id: person.id })
      notify(t.ended(ended), { type: 'success' })
    } catch (error) {
      notify(messageOf(error)[language], { type: 'error' })
    }
  }
  const button = (label: string, onClick: () => void) => (
    <Button size="small" color="inherit" onClick={onClick} aria-label={`${label} · ${person.name}`}>
      {label}
    </Button>
  )
  return (
    <>
      {button(t.change, onChange)}
      {person.active && button(t.newLink, () => setAsking('link'))}
      {person.active && !person.invited && button(t.endSessions, () => setAsking('end'))}
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
      <ConfirmDialog
        open={asking === 'end'}
        title={t.endTitle(person.name)}
        text={t.endText}
        yes={t.endSessions}
        onYes={() => void end()}
        onNo={() => setAsking(undefined)}
      />
    </>
  )
}
