import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import Button from '@mui/material/Button'
import MuiMenu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'
import { signOut, useMe } from '../session/session.ts'
import { colours } from '../theme/colours.ts'

/** Who is signed in, and the way to the account and out. */
export function AccountMenu() {
  const t = useMessages(shellMessages)
  const { name } = useMe()
  const navigate = useNavigate()
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
        <MenuItem onClick={() => void signOut()}>{t.signOut}</MenuItem>
      </MuiMenu>
    </>
  )
}
