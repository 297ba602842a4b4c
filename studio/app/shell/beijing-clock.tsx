import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useLanguage, useMessages } from '../language/language.ts'
import { showTime } from '../language/moments.ts'
import { shellMessages } from '../messages/shell.ts'
import { colours } from '../theme/colours.ts'

/** The time that all dates of the studio are meant in, wherever the editor is. */
export function BeijingClock() {
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
