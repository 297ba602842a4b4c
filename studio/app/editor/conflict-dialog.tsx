import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { defaultLanguage, languages } from '@shanmen/contract/languages.ts'
import { useId, useState } from 'react'
import { ComparedText } from '../compare/compared-text.tsx'
import { Loaded, Note } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { editorMessages } from '../messages/editor.ts'
import type { Entry } from './editing.tsx'
import type { Draft } from './model/draft.ts'
import { type Choice, type Difference, differences, merge } from './model/merge.ts'

type ConflictDialogProps = {
  kind: Kind
  id: string
  draft: Draft
  /** The revision that both people started from. */
  base: AnyDocument
  onDone: () => void
  onLater: () => void
}

/** Two people changed an entry: both versions field by field and word by word, and a choice for each. */
export function ConflictDialog(props: ConflictDialogProps) {
  const t = useMessages(editorMessages).conflict
  const newest = useCall('readEntry', { id: props.id })
  if (newest.data) return <Decision {...props} newest={newest.data} />
  if (!newest.problem) return null
  return (
    <StudioDialog title={t.title} size="md" onClose={props.onLater} cancel={null}>
      <Loaded of={newest}>{() => null}</Loaded>
    </StudioDialog>
  )
}

function Decision({ kind, draft, base, newest, onDone, onLater }: ConflictDialogProps & { newest: Entry }) {
  const t = useMessages(editorMessages).conflict
  const language = useLanguage()
  const theirs = newest.document
  const [mine] = useState(() => draft.state().document)
  const found = differences(kind, { base, mine, theirs }, language)
  const [picks, setPicks] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(found.flatMap(({ id, by }) => (by === 'both' ? [] : [[id, by]]))),
  )
  const left = found.filter(({ id }) => picks[id] === undefined).length
  const done = () => {
    const merged = merge(
      { mine, theirs },
      found.map(({ id, side, name }) => ({ side, name, pick: picks[id] ?? 'mine' })),
    )
    const isTheirs = Object.values(picks).every((pick) => pick === 'theirs')
    const { no, at } = newest.revision
    draft.rebase({ document: theirs, no, at }, isTheirs ? theirs : merged)
    onDone()
  }
  return (
    <StudioDialog
      title={t.title}
      text={t.text(newest.revision.author.name, showMoment(newest.revision.at, language))}
      size="md"
      dividers
      onClose={onLater}
      cancel={t.later}
      submit={{ label: t.done, run: done, disabled: left > 0 }}
      before={
        left > 0 && (
          <Typography role="status" variant="body2" sx={{ flex: 1, pl: 2 }}>
            {t.left(left)}
          </Typography>
        )
      }
    >
      <Note sx={{ my: 1 }}>{t.both}</Note>
      {found.map((difference) => (
        <ConflictField
          key={difference.id}
          of={difference}
          choice={picks[difference.id]}
          onChoice={(choice) => setPicks({ ...picks, [difference.id]: choice })}
        />
      ))}
    </StudioDialog>
  )
}

type ConflictFieldProps = {
  of: Difference
  choice: Choice | undefined
  onChoice: (choice: Choice) => void
}

/** One field in which two versions differ, and which of them stays. */
function ConflictField({ of, choice, onChoice }: ConflictFieldProps) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const id = useId()
  const label = of.side === 'shared' ? of.label[language] : t.inLanguage(of.label[language], of.side)
  return (
    <FormControl fullWidth sx={{ mt: 2 }}>
      <FormLabel id={id}>{`${label} · ${t.conflict.by[of.by]}`}</FormLabel>
      <ComparedText
        before={of.before}
        after={of.after}
        lang={languages[of.side === 'shared' ? defaultLanguage : of.side].tag}
      />
      <RadioGroup
        row
        aria-labelledby={id}
        value={choice ?? ''}
        onChange={(_, value) => onChoice(value === 'mine' ? 'mine' : 'theirs')}
      >
        <FormControlLabel value="mine" control={<Radio size="small" />} label={t.conflict.mine} />
        <FormControlLabel value="theirs" control={<Radio size="small" />} label={t.conflict.theirs} />
      </RadioGroup>
    </FormControl>
  )
}
