import { Chip } from '@mui/material'
import * as colours from '@shanmen/brand/colours.ts'
import type { State } from '@shanmen/content/entries/list.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { useLanguage } from '../language/language.ts'
import { shortLanguageNames, stateDescriptions, stateNames } from '../messages/states.ts'

type Look = { color: string; bgcolor: string; borderColor: string; borderStyle?: string }
const soft = (color: string, bgcolor: string): Look => ({ color, bgcolor, borderColor: 'transparent' })

// The contrast of each pair is at least 4.5 : 1.
const looks: Record<State, Look> = {
  none: { color: colours.ink3, bgcolor: 'transparent', borderColor: colours.line2, borderStyle: 'dashed' },
  draft: { color: colours.ink2, bgcolor: 'transparent', borderColor: colours.line2 },
  submitted: soft(colours.waiting, colours.waitingBg),
  approved: soft(colours.celadonDeep, colours.approvedBg),
  returned: soft(colours.cinnabarD, colours.cinnabarBg),
  scheduled: soft(colours.indigo, colours.indigoBg),
  public: soft(colours.celadonDeep, colours.celadonBg),
  outOfDate: soft(colours.waiting, colours.waitingBg),
  expired: soft(colours.ink2, colours.paper3),
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
