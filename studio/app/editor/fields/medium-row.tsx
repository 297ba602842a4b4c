import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import Close from '@mui/icons-material/Close'
import Edit from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/language.ts'
import { Thumbnail } from '../../media/media-card.tsx'
import { MediaDetails } from '../../media/media-details.tsx'
import { lacksAlt } from '../../media/medium.ts'
import { forgetMedium, useMedium } from '../../media/use-medium.ts'
import { mediaMessages } from '../../messages/media.ts'
import { RowActions } from '../lists/step-buttons.tsx'
import type { Path } from '../model/paths.ts'
import { idOf } from './field-help.ts'

type MediumRowProps = {
  id: string
  path: Path
  locked: boolean
  onRemove: () => void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

/** A chosen picture or file, with what it lacks before it can be published. */
export function MediumRow({ id, path, locked, onRemove, onEarlier, onLater }: MediumRowProps) {
  const t = useMessages(mediaMessages)
  const language = useLanguage()
  const [turn, setTurn] = useState(0)
  const [open, setOpen] = useState(false)
  const medium = useMedium(id, turn)
  const title = medium ? medium.alt[language] || medium.alt.zh || medium.name : id
  const moves = onEarlier || onLater
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, border: 1, borderColor: 'divider', minWidth: 0 }}>
      <Box sx={{ flex: '0 0 6rem' }}>{medium && <Thumbnail medium={medium} height={72} />}</Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        <Typography noWrap variant="body2">
          {medium === null ? t.gone : title}
        </Typography>
        {medium && lacksAlt(medium) && (
          <Typography variant="caption" component="p" color="error">
            {t.altMissing[medium.type]}
          </Typography>
        )}
        <RowActions
          of={title}
          steps={[
            ...(medium
              ? [
                  {
                    name: t.edit,
                    icon: <Edit fontSize="inherit" />,
                    run: () => setOpen(true),
                    // What is said of its words leads here.
                    id: idOf([...path, id]),
                  },
                ]
              : []),
            ...(moves && !locked
              ? [
                  { name: t.earlier, icon: <ArrowBack fontSize="inherit" />, run: onEarlier },
                  { name: t.later, icon: <ArrowForward fontSize="inherit" />, run: onLater },
                ]
              : []),
            ...(locked ? [] : [{ name: t.remove, icon: <Close fontSize="inherit" />, run: onRemove }]),
          ]}
        />
      </Box>
      {open && medium && (
        <MediaDetails
          medium={medium}
          onClose={() => setOpen(false)}
          onChanged={() => {
            forgetMedium(id)
            setTurn(turn + 1)
            setOpen(false)
          }}
        />
      )}
    </Box>
  )
}
