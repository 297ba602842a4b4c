import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { LinkBase, useLocation } from 'react-admin'

type MenuLinkProps = { to: string; exact?: boolean; inner?: boolean; children: ReactNode }

/** A line of the menu. The screen one is on is marked by a seal-red rule and told to screen readers. */
export function MenuLink({ to, exact, inner, children }: MenuLinkProps) {
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
