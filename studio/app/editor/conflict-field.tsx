import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { ComparedText } from '../compare/compared-text.tsx'
import { useLanguage, useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import type { Choice, Difference } from './model/merge.ts'

type ConflictFieldProps = {
  of: Difference
  choice: Choice | undefined
  onChoice: (choice: Choice) => void
}

/** One field in which two versions differ, and which of them stays. */
export function ConflictField({ of, choice, onChoice }: ConflictFieldProps) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const id = useId()
  const label = of.side === 'shared' ? of.label[language] : t.inLanguage(of.label[language], of.side)
  return (
    <FormControl fullWidth sx={{ mt: 2 }}>
      <FormLabel id={id}>{`${label} · ${t.conflict.by[of.by]}`}</FormLabel>
      <ComparedText before={of.before} after={of.after} lang={of.side === 'en' ? 'en' : 'zh-CN'} />
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
