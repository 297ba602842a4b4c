import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Language } from '@shanmen/content/language.ts'
import { useEffect, useRef, useState } from 'react'
import { Loaded } from '../../components/loaded.tsx'
import { useCall } from '../../components/use-call.ts'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { focusField } from '../focus-field.ts'

const few = 5

/** What to see to before publishing a language, each line leading to its field. Asked again after every save. */
export function Checks({ id, language, no }: { id: string; language: Language; no: number }) {
  const t = useMessages(editorMessages)
  const reader = useLanguage()
  const checks = useCall('checks', { id, language })
  const [all, setAll] = useState(false)
  const asked = useRef(no)
  const { again } = checks
  const rows = checks.data?.rows ?? []
  useEffect(() => {
    if (asked.current === no) return
    asked.current = no
    again()
  }, [no, again])
  return (
    <Box component="section" aria-label={t.inLanguage(t.checks.title, language)} sx={{ mt: 1 }}>
      <Typography variant="h4" component="h3">
        {t.checks.title}
      </Typography>
      {/* Not announced while it is read: it is asked again after every save. */}
      {checks.problem && <Loaded of={checks}>{() => null}</Loaded>}
      {checks.data?.rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t.checks.none}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.slice(0, all ? rows.length : few).map(({ level, path, code, message }) => (
          <li key={`${path.join('.')} ${code}`}>
            <Button
              size="small"
              color={level === 'error' ? 'error' : 'warning'}
              onClick={() => focusField(path)}
              sx={{ textAlign: 'start', justifyContent: 'flex-start' }}
            >
              {`${t.checks[level]} · ${message[reader]}`}
            </Button>
          </li>
        ))}
      </Box>
      {rows.length > few && (
        <Button size="small" color="inherit" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.checks.fewer : t.checks.all(rows.length)}
        </Button>
      )}
    </Box>
  )
}
