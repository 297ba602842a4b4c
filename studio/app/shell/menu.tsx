import Box from '@mui/material/Box'
import type { ContentSection } from '@shanmen/contract/items.ts'
import { sectionsWith } from '../../rights.ts'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMe } from '../session/session.ts'
import { headerHeight } from '../theme/colours.ts'
import { MenuLink } from './menu-link.tsx'
import { MenuSection } from './menu-section.tsx'

// What is written most stands first.
const order: readonly ContentSection[] = ['news', 'member', 'college', 'group', 'disclosure', 'party', 'site']

/** The way to every screen that this person may see. */
export function Menu() {
  const t = useMessages(shellMessages)
  const me = useMe()
  const fieldText = sectionsWith(me, 'read')
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
        {t.front}
      </MenuLink>
      {fieldText.length > 0 && (
        <>
          <MenuLink to="/calendar">{t.calendar}</MenuLink>
          <MenuLink to="/media">{t.media}</MenuLink>
          <Heading>{t.contents}</Heading>
          {order
            .filter((section) => fieldText.includes(section))
            .map((section) => (
              <MenuSection key={section} section={section} />
            ))}
        </>
      )}
      {(people || audit) && <Heading>{t.management}</Heading>}
      {people && <MenuLink to="/people">{t.people}</MenuLink>}
      {audit && <MenuLink to="/audit">{t.audit}</MenuLink>}
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
