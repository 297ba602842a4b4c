import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { roleNames } from '../../rights.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { peopleMessages } from '../messages/people.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMe } from '../session/session.ts'
import type { NewLink } from './link-dialog.tsx'
import type { Person } from './people.tsx'
import { PersonActions } from './person-steps.tsx'

type PersonTableRowProps = { person: Person; onChange: () => void; onLink: (link: NewLink) => void }

/** One person: what they may do, and how their account stands. */
export function PersonTableRow({ person, onChange, onLink }: PersonTableRowProps) {
  const t = useMessages(peopleMessages)
  const { sections: sectionNames } = useMessages(shellMessages)
  const language = useLanguage()
  const me = useMe()
  const { sections, languages } = person
  const limits = [
    sections ? sections.map((section) => sectionNames[section]).join('、') : t.allSections,
    languages ? languages.map((code) => t.languages[code]).join('、') : t.allLanguages,
  ]
  const state = person.invited ? t.invited : person.active ? t.active : t.inactive
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ color: person.active ? 'text.primary' : 'text.secondary' }}>
        {person.name} {person.id === me.id && t.you}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {person.email}
        </Typography>
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 0.5 }}>
          {person.roles.map((role) => (
            <Chip key={role} size="small" variant="outlined" label={roleNames[role][language]} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {limits.join(language === 'zh' ? '；' : '; ')}
        </Typography>
      </TableCell>
      <TableCell>
        {state}
        <Typography variant="body2" color="textSecondary">
          {person.secondFactor ? t.secondFactor : t.noSecondFactor}
          <br />
          {person.lastSeen ? t.lastSeen(showMoment(person.lastSeen, language)) : t.neverSeen}
        </Typography>
      </TableCell>
      <TableCell>
        <PersonActions person={person} onChange={onChange} onLink={onLink} />
      </TableCell>
    </TableRow>
  )
}
