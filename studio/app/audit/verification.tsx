import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { Problem } from '../components/problem.tsx'
import { useAction } from '../components/use-step.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { auditMessages } from '../messages/audit.ts'
import { call } from '../session/call.ts'

/** Walks the whole chain on demand and says whether anything was changed or taken away. */
export function Verification() {
  const t = useMessages(auditMessages)
  const language = useLanguage()
  const [result, setResult] = useState<Answer<'verifyAudit'>>()
  const { busy, problem, run } = useAction(async () => setResult(await call('verifyAudit', {})))
  return (
    <Box sx={{ mb: 2.5 }}>
      <Button variant="contained" color="secondary" disabled={busy} onClick={() => void run()}>
        {busy ? t.verifying : t.verify}
      </Button>
      <Problem of={problem} />
      <Box role="status" sx={{ mt: result ? 1.5 : 0 }}>
        {result && (
          <Alert severity={result.breaks.length > 0 ? 'error' : 'success'} role="presentation">
            {result.breaks.length > 0
              ? t.broken(result.breaks.length)
              : t.sound(result.revisions, result.lines)}{' '}
            ({showMoment(result.at, language)})
            {result.breaks.length > 0 && (
              <ul>
                {result.breaks.map(({ where, what }) => (
                  <li key={`${where}${what}`}>
                    {where}: {t[what]}
                  </li>
                ))}
              </ul>
            )}
          </Alert>
        )}
      </Box>
    </Box>
  )
}
