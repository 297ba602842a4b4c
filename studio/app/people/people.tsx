import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { can } from '../../rights.ts'
import { Loaded } from '../components/loaded.tsx'
import { useCall } from '../components/use-call.ts'
import { useMessages } from '../language/language.ts'
import { peopleMessages } from '../messages/people.ts'
import { useMe } from '../session/session.ts'
import { NotAllowed } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { stackedTable } from '../theme/stacked-table.ts'
import { LinkDialog, type NewLink } from './link-dialog.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { PersonTableRow } from './person-line.tsx'

export type Person = Answer<'personList'>['rows'][number]

/** Everyone who works here, for administrators: who may do what and where. */
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
          <Table sx={stackedTable}>
            <TableHead>
              <TableRow>
                <TableCell>{t.person}</TableCell>
                <TableCell>{t.rights}</TableCell>
                <TableCell>{t.state}</TableCell>
                <TableCell>{t.steps}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((person) => (
                <PersonTableRow
                  key={person.id}
                  person={person}
                  onChange={() => setEditing(person)}
                  onLink={(made) => {
                    setLink(made)
                    people.again()
                  }}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </Loaded>
      {editing && (
        <PersonDialog
          person={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onDone={(made) => {
            setEditing(undefined)
            setLink(made)
            people.again()
          }}
        />
      )}
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </Page>
  )
}
