import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { Problem } from '../components/problem.tsx'
import { useStep } from '../components/use-step.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { auditWords } from '../messages/audit.ts'
import { call } from '../session/call.ts'

/** Walks the whole chain on demand and says whether anything was changed or taken away. */
export function Verification() {
  const words = useWords(auditWords)
  const language = useLanguage()
  const [result, setResult] = useState<Answer<'verifyAudit'>>()
  const { busy, problem, run } = useStep(async () => setResult(await call('verifyAudit', {})))
  return (
    <Box sx={{ mb: 2.5 }}>
      <Button variant="contained" color="secondary" disabled={busy} onClick={() => void run()}>
        {busy ? words.verifying : words.verify}
      </Button>
      <Problem of={problem} />
      <Box role="status" sx={{ mt: result ? 1.5 : 0 }}>
        {result && (
          <Alert severity={result.breaks.length > 0 ? 'error' : 'success'} role="presentation">
            {result.breaks.length > 0
              ? words.broken(result.breaks.length)
              : words.sound(result.revisions, result.lines)}{' '}
            ({showMoment(result.at, language)})
            {result.breaks.length > 0 && (
              <ul>
                {result.breaks.map(({ where, what }) => (
                  <li key={`${where}${what}`}>
                    {where}: {words[what]}
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
