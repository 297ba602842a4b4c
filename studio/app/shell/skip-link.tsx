import Button from '@mui/material/Button'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'

/** The first stop of the keyboard: past bar and menu. A button, since the address's fragment is the route. */
export function SkipLink() {
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
