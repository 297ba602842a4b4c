import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { roleNames } from '../../rights.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { peopleWords } from '../messages/people.ts'
import { shellWords } from '../messages/shell.ts'
import { useMe } from '../session/session.ts'
import type { NewLink } from './link-dialog.tsx'
import type { Person } from './people.tsx'
import { PersonSteps } from './person-steps.tsx'

type PersonLineProps = { person: Person; onChange: () => void; onLink: (link: NewLink) => void }

/** One person: what they may do, and how their account stands. */
export function PersonLine({ person, onChange, onLink }: PersonLineProps) {
  const words = useWords(peopleWords)
  const { sections: sectionNames } = useWords(shellWords)
  const language = useLanguage()
  const me = useMe()
  const { sections, languages } = person
  const limits = [
    sections ? sections.map((section) => sectionNames[section]).join('、') : words.allSections,
    languages ? languages.map((code) => words.languages[code]).join('、') : words.allLanguages,
  ]
  const state = person.invited ? words.invited : person.active ? words.active : words.inactive
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ color: person.active ? 'text.primary' : 'text.secondary' }}>
        {person.name} {person.id === me.id && words.you}
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
          {person.secondFactor ? words.secondFactor : words.noSecondFactor}
          <br />
          {person.lastSeen ? words.lastSeen(showMoment(person.lastSeen, language)) : words.neverSeen}
        </Typography>
      </TableCell>
      <TableCell>
        <PersonSteps person={person} onChange={onChange} onLink={onLink} />
      </TableCell>
    </TableRow>
  )
}
