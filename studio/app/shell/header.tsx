import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { LinkBase } from 'react-admin'
import { chooseLanguage, useLanguage, useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { call } from '../session/call.ts'
import { updateMe } from '../session/session.ts'
import { colours, headerHeight } from '../theme/colours.ts'
import { AccountMenu } from './account-menu.tsx'
import { BeijingClock } from './beijing-clock.tsx'

/** The bar on top of every screen. `onMenu` is given where the menu is folded away. */
export function Header({ onMenu }: { onMenu?: () => void }) {
  const t = useMessages(shellMessages)
  const language = useLanguage()
  const other = language === 'zh' ? 'en' : 'zh'
  const change = () => {
    chooseLanguage(other)
    // The account remembers it for the next browser; if that fails, this one still does.
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
          lang={other === 'zh' ? 'zh-CN' : 'en'}
          sx={{ color: colours.onPine, minWidth: 44, minHeight: 44, flex: 'none' }}
        >
          {t.otherLanguage}
        </Button>
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}
