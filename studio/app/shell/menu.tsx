import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, ButtonBase } from '@mui/material'
import { kinds } from '@shanmen/content/kinds.ts'
import type { ContentSection } from '@shanmen/contract/items.ts'
import { type ReactNode, useId, useState } from 'react'
import { LinkBase, useLocation } from 'react-admin'
import { sectionsWith } from '../../rights.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMe } from '../session/session.ts'
import { headerHeight } from '../theme/theme.ts'

// The most used section first.
const order: readonly ContentSection[] = ['news', 'member', 'college', 'group', 'disclosure', 'party', 'site']

export const failedSearchesPath = '/failed-searches'

/** Links to every screen that this person may see. */
export function Menu() {
  const t = useMessages(shellMessages)
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
        {t.dashboard}
      </MenuLink>
      {readable.length > 0 && (
        <>
          <MenuLink to="/calendar">{t.calendar}</MenuLink>
          <MenuLink to="/media">{t.media}</MenuLink>
          <Heading>{t.contents}</Heading>
          {order
            .filter((section) => readable.includes(section))
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

/** A section of the menu with its kinds of content. The section of the current screen is expanded. */
function MenuSection({ section }: { section: ContentSection }) {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  const id = useId()
  const own = Object.values(kinds).filter((kind) => kind.section === section)
  const here = useLocation().pathname.split('/')[1]
  const holds =
    own.some((kind) => kind.name === here) ||
    (section === kinds.search.section && here === failedSearchesPath.slice(1))
  const [opened, setOpened] = useState<boolean>()
  const open = opened ?? (holds || section === 'news')
  return (
    <>
      <ButtonBase
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpened(!open)}
        sx={{ width: '100%', minHeight: 42, px: 2.5, justifyContent: 'space-between', font: 'inherit' }}
      >
        {t.sections[section]}
        <ExpandMore fontSize="small" sx={{ transform: open ? 'none' : 'rotate(-90deg)' }} />
      </ButtonBase>
      <Box id={id} hidden={!open}>
        {own.map((kind) => (
          <MenuLink key={kind.name} to={`/${kind.name}`} inner>
            {kind.many[language]}
          </MenuLink>
        ))}
        {section === kinds.search.section && (
          <MenuLink to={failedSearchesPath} inner>
            {t.failedSearches}
          </MenuLink>
        )}
      </Box>
    </>
  )
}

type MenuLinkProps = { to: string; exact?: boolean; inner?: boolean; children: ReactNode }

/** A link of the menu. The current screen is marked by a red line, and for screen readers. */
function MenuLink({ to, exact, inner, children }: MenuLinkProps) {
  const { pathname } = useLocation()
  const current = pathname === to || (!exact && pathname.startsWith(`${to}/`))
  return (
    <Box
      component={LinkBase}
      to={to}
      aria-current={current ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: inner ? 36 : 42,
        pl: inner ? 3.5 : 2.25,
        pr: 2,
        borderLeft: '3px solid transparent',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current]': { borderColor: 'primary.main', bgcolor: 'background.paper', fontWeight: 600 },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      {children}
    </Box>
  )
}
