import { Box, Button, Drawer, useMediaQuery } from '@mui/material'
import * as colours from '@shanmen/brand/colours.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-admin'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { PasswordPrompt } from '../session/password-prompt.tsx'
import { Header } from './header.tsx'
import { Menu } from './menu.tsx'
import { Notices } from './notices.tsx'
import { BrokenScreen } from './page.tsx'

const menuWidth = '14.5rem'

/** The shell of every screen: the header with name, time and account, and the menu by section. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages)
  const wide = useMediaQuery('(min-width: 60rem)')
  const [open, setOpen] = useState(false)
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setOpen(false), [pathname])
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
      <SkipLink />
      <Header onMenu={wide ? undefined : () => setOpen(true)} />
      <Box sx={{ flex: 1, display: 'flex', minWidth: 0 }}>
        {wide ? (
          <Box
            component="nav"
            aria-label={t.navigation}
            sx={{
              flex: `0 0 ${menuWidth}`,
              bgcolor: colours.paper2,
              borderRight: `1px solid ${colours.line}`,
            }}
          >
            <Menu />
          </Box>
        ) : (
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            slotProps={{ paper: { sx: { width: '17rem' } } }}
          >
            <nav aria-label={t.navigation}>
              <Menu />
            </nav>
          </Drawer>
        )}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            containerType: 'inline-size',
            flex: 1,
            minWidth: 0,
            p: { xs: 2, sm: 3 },
            pb: 6,
            outline: 'none',
          }}
        >
          <Notices />
          <ErrorBoundary broken={<BrokenScreen />} at={pathname + search}>
            {children}
          </ErrorBoundary>
        </Box>
      </Box>
      <PasswordPrompt />
    </Box>
  )
}

/** The first tab stop: skips header and menu. A button and no link, since the fragment of the URL is the route. */
function SkipLink() {
  const t = useMessages(shellMessages)
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById('content')?.focus()}
      sx={{ position: 'fixed', top: 8, left: 8, zIndex: 2000, '&:not(:focus)': { top: '-4rem' } }}
    >
      {t.skip}
    </Button>
  )
}
