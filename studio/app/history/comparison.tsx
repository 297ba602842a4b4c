import { Box } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import { languages } from '@shanmen/contract/languages.ts'
import type { Answer } from '../../api/schemas.ts'
import { type Change, changesBetween } from '../compare/changes.ts'
import { ComparedText } from '../compare/compared-text.tsx'
import { Loaded } from '../components/call-status.tsx'
import { Note } from '../components/note.tsx'
import { SelectField } from '../components/select-field.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { historyMessages } from '../messages/history.ts'
import { Card } from '../shell/page.tsx'

type Revision = Answer<'history'>['revisions'][number]
type Pair = { older: number; newer: number }
type ComparisonProps = {
  kind: Kind
  id: string
  revisions: Revision[]
  pair: Pair
  onPair: (pair: Pair) => void
}

/** Two revisions field by field, and inside each field word by word. */
export function Comparison({ kind, id, revisions, pair, onPair }: ComparisonProps) {
  const t = useMessages(historyMessages)
  const language = useLanguage()
  const older = useCall('readRevision', { id, no: pair.older })
  const newer = useCall('readRevision', { id, no: pair.newer })
  const select = (label: string, value: number, set: (no: number) => Pair) => (
    <SelectField
      label={label}
      value={value}
      options={revisions.map(({ no, at, author }) => [
        no,
        `${t.no(no)} · ${showMoment(at, language)} · ${author.name}`,
      ])}
      onChange={(no) => onPair(set(no))}
      sx={{ flex: '1 1 16rem', width: 'auto', m: 0 }}
    />
  )
  return (
    <Card title={t.compare}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        {select(t.older, pair.older, (no) => ({ ...pair, older: no }))}
        {select(t.newer, pair.newer, (no) => ({ ...pair, newer: no }))}
      </Box>
      <Note sx={{ mb: 1.5 }}>{t.legend}</Note>
      <Loaded of={older}>
        {(before) => (
          <Loaded of={newer}>
            {(after) => <Changes changes={changesBetween(kind, before.document, after.document, language)} />}
          </Loaded>
        )}
      </Loaded>
    </Card>
  )
}

function Changes({ changes }: { changes: Change[] }) {
  const t = useMessages(historyMessages)
  const language = useLanguage()
  if (changes.length === 0) return <p role="status">{t.same}</p>
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {changes.map(({ id, side, label, before, after }) => (
        <Box key={id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Note component="dt">
            {t.sides[side]} · {label[language]}
          </Note>
          <Box component="dd" sx={{ m: 0, maxWidth: '60rem' }}>
            <ComparedText
              before={before}
              after={after}
              lang={side === 'shared' ? undefined : languages[side].tag}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
