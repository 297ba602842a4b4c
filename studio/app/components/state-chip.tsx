import Chip from '@mui/material/Chip'
import type { State } from '@shanmen/content/entries/list.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { useLanguage } from '../language/language.ts'
import { shortLanguageNames } from '../messages/language-names.ts'
import { stateDescriptions, stateNames } from '../messages/states.ts'
import { colours } from '../theme/colours.ts'

type Look = { color: string; bgcolor: string; borderColor: string; borderStyle?: string }
const soft = (color: string, bgcolor: string): Look => ({ color, bgcolor, borderColor: 'transparent' })

// The contrast of each pair is at least 4.5 : 1.
const looks: Record<State, Look> = {
  none: { color: colours.ink3, bgcolor: 'transparent', borderColor: colours.line2, borderStyle: 'dashed' },
  draft: { color: colours.ink2, bgcolor: 'transparent', borderColor: colours.line2 },
  submitted: soft('#6a4a12', '#f5e8c8'),
  approved: soft(colours.celadonDeep, '#eef3ea'),
  returned: soft(colours.cinnabarDeep, colours.cinnabarSoft),
  scheduled: soft(colours.indigo, colours.indigoSoft),
  public: soft(colours.celadonDeep, colours.celadonSoft),
  outOfDate: soft('#6a4a12', '#f5e8c8'),
  expired: soft(colours.ink2, colours.chip),
}

/** The state of one language of an entry, as text; the colour only helps to find it. */
export function StateChip({ language, state }: { language: Language; state: State }) {
  const reader = useLanguage()
  return (
    <Chip
      size="small"
      variant="outlined"
      title={stateDescriptions[reader][state]}
      label={`${shortLanguageNames[language]} · ${stateNames[reader][state]}`}
      sx={looks[state]}
    />
  )
}
