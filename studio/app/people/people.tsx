import { Box, Button, Chip, TableCell, TableRow } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { can, roleNames } from '../../rights.ts'
import { Loaded } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { Note } from '../components/note.tsx'
import { StackedTable } from '../components/stacked-table.tsx'
import { useCall, useNotified } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { languageNames } from '../messages/language-names.ts'
import { peopleMessages } from '../messages/people.ts'
import { shellMessages } from '../messages/shell.ts'
import { call, useMe } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { NotAllowed } from '../shell/status-screens.tsx'
import { LinkDialog, type NewLink, NewLinkDialog, type Person } from './link-dialogs.tsx'
import { PersonDialog } from './person-dialog.tsx'

/** All people with an account and their rights, for administrators. */
export default function People() {
  return can(useMe(), 'people') ? <PeopleTable /> : <NotAllowed />
}

function PeopleTable() {
  const t = useMessages(peopleMessages)
  const people = useCall('personList', {})
  // `new` opens the invitation.
  const [editing, setEditing] = useState<Person | 'new'>()
  const [link, setLink] = useState<NewLink>()
  return (
    <Page
      title={t.title}
      note={t.note}
      actions={
        <Button variant="contained" onClick={() => setEditing('new')}>
          {t.invite}
        </Button>
      }
    >
      <Loaded of={people}>
        {({ rows }) => (
          <StackedTable headings={[t.person, t.rights, t.state, t.actions]}>
            {rows.map((person) => (
              <PersonTableRow
                key={person.id}
                person={person}
                onChange={() => setEditing(person)}
                onLink={(made) => {
                  setLink(made)
                  people.reload()
                }}
              />
            ))}
          </StackedTable>
        )}
      </Loaded>
      {editing && (
        <PersonDialog
          person={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onDone={(made) => {
            setEditing(undefined)
            setLink(made)
            people.reload()
          }}
        />
      )}
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </Page>
  )
}

type PersonTableRowProps = { person: Person; onChange: () => void; onLink: (link: NewLink) => void }

/** One person: their rights and the state of their account. */
function PersonTableRow({ person, onChange, onLink }: PersonTableRowProps) {
  const t = useMessages(peopleMessages)
  const { sections: sectionNames } = useMessages(shellMessages)
  const language = useLanguage()
  const me = useMe()
  const { sections, languages } = person
  const limits = [
    sections ? sections.map((section) => sectionNames[section]).join('、') : t.allSections,
    languages ? languages.map((code) => languageNames[language][code]).join('、') : t.allLanguages,
  ]
  const state = person.invited ? t.invited : person.active ? t.active : t.inactive
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ color: person.active ? 'text.primary' : 'text.secondary' }}>
        {person.name} {person.id === me.id && t.you}
        <Note sx={{ overflowWrap: 'anywhere' }}>{person.email}</Note>
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 0.5 }}>
          {person.roles.map((role) => (
            <Chip key={role} size="small" variant="outlined" label={roleNames[role][language]} />
          ))}
        </Box>
        <Note>{limits.join(language === 'zh' ? '；' : '; ')}</Note>
      </TableCell>
      <TableCell>
        {state}
        <Note>
          {person.secondFactor ? t.secondFactor : t.noSecondFactor}
          <br />
          {person.lastSeen ? t.lastSeen(showMoment(person.lastSeen, language)) : t.neverSeen}
        </Note>
      </TableCell>
      <TableCell>
        <PersonActions person={person} onChange={onChange} onLink={onLink} />
      </TableCell>
    </TableRow>
  )
}

type PersonActionsProps = { person: Person; onChange: () => void; onLink: (link: NewLink) => void }

/** An administrator's actions on a person. */
function PersonActions({ person, onChange, onLink }: PersonActionsProps) {
  const t = useMessages(peopleMessages)
  const notify = useNotify()
  const [asking, setAsking] = useState<'link' | 'end'>()
  const end = useNotified(async () => {
    setAsking(undefined)
    const { ended } = await call('endPersonSessions', { id: person.id })
    notify(t.ended(ended), { type: 'success' })
  })
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
      <StudioDialog
        size="xs"
        open={asking === 'end'}
        title={t.endTitle(person.name)}
        text={t.endText}
        onClose={() => setAsking(undefined)}
        submit={{ label: t.endSessions, run: () => void end() }}
      />
    </>
  )
}
