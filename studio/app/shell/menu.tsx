import Box from '@mui/material/Box'
import type { Section } from '@shanmen/content/kind.ts'
import { sectionsWith } from '../../rights.ts'
import { useWords } from '../language/language.ts'
import { shellWords } from '../messages/shell.ts'
import { useMe } from '../session/session.ts'
import { headerHeight } from '../theme/colours.ts'
import { MenuLink } from './menu-link.tsx'
import { MenuSection } from './menu-section.tsx'

// What is written most stands first.
const order: readonly Section[] = ['news', 'member', 'college', 'group', 'disclosure', 'party', 'site']

/** The way to every screen that this person may see. */
export function Menu() {
  const words = useWords(shellWords)
  const me = useMe()
  const readable = sectionsWith(me, 'read')
  const people = sectionsWith(me, 'people').length > 0
  const audit = sectionsWith(me, 'audit').length > 0
  return (
    <Box
      sx={{
        position: 'sticky',
        top: headerHeight,
        py: 1.5,
        maxHeight: `calc(100vh - ${headerHeight}px)`,
        overflowY: 'auto',
      }}
    >
      <MenuLink to="/" exact>
        {words.front}
      </MenuLink>
      {readable.length > 0 && (
        <>
          <MenuLink to="/calendar">{words.calendar}</MenuLink>
          <MenuLink to="/media">{words.media}</MenuLink>
          <Heading>{words.contents}</Heading>
          {order
            .filter((section) => readable.includes(section))
            .map((section) => (
              <MenuSection key={section} section={section} />
            ))}
        </>
      )}
      {(people || audit) && <Heading>{words.management}</Heading>}
      {people && <MenuLink to="/people">{words.people}</MenuLink>}
      {audit && <MenuLink to="/audit">{words.audit}</MenuLink>}
    </Box>
  )
}

function Heading({ children }: { children: string }) {
  return (
    <Box component="p" sx={{ m: 0, px: 2.5, pt: 2, pb: 0.5, fontSize: '.8125rem', color: 'text.secondary' }}>
      {children}
    </Box>
  )
}
