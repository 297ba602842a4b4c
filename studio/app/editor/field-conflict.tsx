import { Alert, Box, Button } from '@mui/material'
import type { Field } from '@shanmen/content/fields.ts'
import { defaultLanguage, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { useSyncExternalStore } from 'react'
import { fieldText } from '../compare/changes.ts'
import { ComparedText } from '../compare/compared-text.tsx'
import { Note } from '../components/call-status.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { editorMessages } from '../messages/editor.ts'
import { type Me, useMe } from '../session/session.ts'
import { useEditing, useValue } from './editing.tsx'
import { languageOf } from './fields/field-help.ts'
import type { Path } from './model/paths.ts'

/** Whether a shared field has texts of every language. */
const hasTexts = (field: Field): boolean =>
  field.type === 'both' ||
  ((field.type === 'list' || field.type === 'tree') && Object.values(field.of).some(hasTexts))

/**
 * Whether a field is of more languages than a person may write: theirs may have changed the others, and the server would
 * refuse to put those back.
 */
export const isBeyond = (field: Field, limited: Me['languages']): boolean =>
  limited !== null && hasTexts(field) && !languageCodes.every((code) => limited.includes(code))

/** Below a field that someone else changed as well: both versions, and a button for each. Nothing otherwise. */
export function FieldConflict({ field, path, label }: { field: Field; path: Path; label: string }) {
  const t = useMessages(editorMessages).conflict
  const reader = useLanguage()
  const { draft } = useEditing()
  const { languages: limited } = useMe()
  const { value } = useValue(path)
  const conflict = useSyncExternalStore(draft.subscribe, () =>
    draft
      .state()
      .conflicts.find(({ side, name }) => path.length === 2 && side === path[0] && name === path[1]),
  )
  if (!conflict) return null
  const mayKeepMine = !isBeyond(field, limited)
  const text = (of: unknown) => fieldText(field, of, reader) || t.empty
  return (
    <Alert severity="warning" variant="outlined" role="group" aria-label={t.of(label)} sx={{ mb: 1.5 }}>
      {t.text(conflict.author, showMoment(conflict.at, reader))} {mayKeepMine ? t.choose : t.notMine}
      <Box
        sx={{ my: 1, maxHeight: '20rem', overflowY: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={t.both}
      >
        <ComparedText
          before={text(conflict.theirs)}
          after={text(value)}
          lang={languages[languageOf(path) ?? defaultLanguage].tag}
        />
      </Box>
      <Note sx={{ mb: 1 }}>{t.both}</Note>
      {mayKeepMine && (
        <Button size="small" variant="outlined" onClick={() => draft.choose(conflict, 'mine')} sx={{ mr: 1 }}>
          {t.mine}
        </Button>
      )}
      <Button size="small" variant="outlined" onClick={() => draft.choose(conflict, 'theirs', mayKeepMine)}>
        {t.theirs(conflict.author)}
      </Button>
    </Alert>
  )
}
