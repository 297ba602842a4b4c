import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { kinds } from '@shanmen/content/kinds.ts'
import type { ContentSection } from '@shanmen/contract/items.ts'
import { useId, useState } from 'react'
import { useLocation } from 'react-admin'
import { useLanguage, useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { MenuLink } from './menu-link.tsx'

/** A section of the menu with its kinds of content. The one that holds the current screen is open. */
export function MenuSection({ section }: { section: ContentSection }) {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  const id = useId()
  const own = Object.values(kinds).filter((kind) => kind.section === section)
  const here = useLocation().pathname.split('/')[1]
  const holds = own.some((kind) => kind.name === here)
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
      </Box>
    </>
  )
}
