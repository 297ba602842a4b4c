import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import MenuIcon from '@mui/icons-material/Menu'
import {
  AppBar,
  Box,
  Button,
  IconButton,
  MenuItem,
  Menu as MuiMenu,
  Toolbar,
  Typography,
} from '@mui/material'
import * as colours from '@shanmen/brand/colours.ts'
import { languages } from '@shanmen/contract/languages.ts'
import { useEffect, useState } from 'react'
import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { chooseLanguage, useLanguage, useMessages } from '../language/language.ts'
import { showTime } from '../language/moments.ts'
import { shellMessages } from '../messages/shell.ts'
import { call, updateMe, useMe } from '../session/session.ts'
import { headerHeight } from '../theme/theme.ts'
import { signOutPath } from './sign-out.tsx'

/** The bar on top of every screen. `onMenu` opens the menu where it is a drawer. */
export function Header({ onMenu }: { onMenu?: () => void }) {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  const other = language === 'zh' ? 'en' : 'zh'
  const change = () => {
    chooseLanguage(other)
    // Stored in the account for other browsers; if that fails, this browser still remembers it.
    call('changeMe', { language: other }).then(updateMe, () => undefined)
  }
  return (
    <AppBar position="sticky" component="header">
      <Toolbar
        variant="dense"
        sx={{ gap: { xs: 0.5, sm: 1.5 }, px: { xs: 1.25, sm: 3 }, minHeight: headerHeight }}
      >
        {onMenu && (
          <IconButton color="inherit" edge="start" aria-label={t.menu} onClick={onMenu}>
            <MenuIcon />
          </IconButton>
        )}
        <Box
          component={LinkBase}
          to="/"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            mr: 'auto',
            minHeight: 44,
            color: 'inherit',
            textDecoration: 'none',
            typography: 'h6',
            lineHeight: 1.2,
            textWrap: 'balance',
          }}
        >
          <img src="/seal.svg" alt="" width="30" height="30" />
          {t.studio}
        </Box>
        <BeijingClock />
        <Button
          onClick={change}
          title={t.language}
          lang={languages[other].tag}
          sx={{ color: colours.onPine, minWidth: 44, minHeight: 44, flex: 'none' }}
        >
          {t.otherLanguage}
        </Button>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}

/** The signed-in user, with links to the account and to sign out. */
function AccountMenu() {
  const t = useMessages(shellMessages)
  const { name } = useMe()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-label={name}
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: colours.onPine, gap: 1, minWidth: 44, minHeight: 44, maxWidth: '11rem', flex: 'none' }}
      >
        <AccountCircle fontSize="small" />
        <Typography component="span" variant="button" noWrap sx={{ display: { xs: 'none', sm: 'block' } }}>
          {name}
        </Typography>
      </Button>
      <MuiMenu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          onClick={() => {
            close()
            navigate('/account')
          }}
        >
          {t.account}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            navigate(signOutPath, { replace: true, state: pathname + search })
          }}
        >
          {t.signOut}
        </MenuItem>
      </MuiMenu>
    </>
  )
}

/** Beijing time, in which all dates of the studio are shown, wherever the editor is. */
function BeijingClock() {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const turn = setInterval(() => setNow(new Date()), 10_000)
    return () => clearInterval(turn)
  }, [])
  return (
    <Typography
      component="time"
      variant="body2"
      sx={{
        display: { xs: 'none', sm: 'block' },
        color: colours.onPine2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {t.beijing(showTime(now, language))}
    </Typography>
  )
}
