import { Box, Button, Checkbox, Chip, FormControlLabel, TableCell, TableRow, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { can, roleNames } from '../../rights.ts'
import { Loaded, Note, Problem } from '../components/call-status.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { StackedTable } from '../components/stacked-table.tsx'
import { useAction, useCall, useNotified } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { peopleMessages } from '../messages/people.ts'
import { shellMessages } from '../messages/shell.ts'
import { call, useMe } from '../session/session.ts'
import { NotAllowed, Page } from '../shell/page.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { limitsOf, RequestList } from './requests.tsx'

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
  // A changed key reads the requests again.
  const [version, setVersion] = useState(0)
  const done = (made: NewLink | undefined) => {
    setEditing(undefined)
    setLink(made)
    setVersion(version + 1)
    people.reload()
  }
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
      <RequestList key={version} onDecided={done} />
      <Loaded of={people}>
        {({ rows }) => (
          <StackedTable headings={[t.person, t.rights, t.state, t.actions]}>
            {rows.map((person) => (
              <PersonTableRow
                key={person.id}
                person={person}
                onChange={() => setEditing(person)}
                onLink={done}
              />
            ))}
          </StackedTable>
        )}
      </Loaded>
      {editing && (
        <PersonDialog
          person={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onDone={done}
        />
      )}
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </Page>
  )
}

type PersonTableRowProps = {
  person: Person
  onChange: () => void
  onLink: (link: NewLink | undefined) => void
}

/** One person: their rights and the state of their account. */
function PersonTableRow({ person, onChange, onLink }: PersonTableRowProps) {
  const t = useMessages(peopleMessages)
  const language = useLanguage()
  const me = useMe()
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
        <Note>{limitsOf(person, language).join(language === 'zh' ? '；' : '; ')}</Note>
      </TableCell>
      <TableCell>
        {t[stateOf(person)]}
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

/** The state of an account. One that was deactivated before its invitation was accepted cannot be joined. */
export const stateOf = ({ active, invited }: Pick<Person, 'active' | 'invited'>) =>
  !active ? 'inactive' : invited ? 'invited' : 'active'

type PersonActionsProps = {
  person: Person
  onChange: () => void
  onLink: (link: NewLink | undefined) => void
}

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

export type Person = Answer<'personList'>['rows'][number]
export type NewLink = { link: string; code?: string; until: string }

/** A link or its code, just created. The server stores only hashes, so it is shown this once. */
export function LinkDialog({ link, onClose }: { link: NewLink | undefined; onClose: () => void }) {
  const t = useMessages(peopleMessages)
  const shell = useMessages(shellMessages)
  const language = useLanguage()
  if (!link) return null
  const { code, until } = link
  const text = code || link.link
  return (
    <StudioDialog
      title={code ? t.codeTitle : t.linkTitle}
      text={code ? t.codeText : t.linkText(showMoment(until, language))}
      // A click outside or Escape would take away what cannot be shown again.
      onCancel={onClose}
      cancel={shell.close}
      after={<CopyButton text={text} />}
    >
      <TextField
        label={code ? t.code : t.link}
        value={text}
        multiline
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
    </StudioDialog>
  )
}

type NewLinkDialogProps = { person: Person; onClose: () => void; onLink: (link: NewLink | undefined) => void }

/** A new one-time link for someone whose link expired, or who lost the password or the phone. */
function NewLinkDialog({ person, onClose, onLink }: NewLinkDialogProps) {
  const t = useMessages(peopleMessages)
  const [secondFactor, setSecondFactor] = useState(false)
  const { busy, problem, run } = useAction(async () =>
    onLink(await call('renewInvitation', { id: person.id, secondFactor })),
  )
  return (
    <StudioDialog
      title={t.newLinkTitle(person.name)}
      text={t.newLinkText}
      onClose={onClose}
      submit={{ label: t.makeLink, run: () => void run(), busy }}
    >
      {person.secondFactor && (
        <FormControlLabel
          control={
            <Checkbox checked={secondFactor} onChange={(event) => setSecondFactor(event.target.checked)} />
          }
          label={t.takeFactor}
        />
      )}
      <Problem of={problem} />
    </StudioDialog>
  )
}
