import Description from '@mui/icons-material/DescriptionOutlined'
import { Box, ButtonBase, Typography } from '@mui/material'
import { useLanguage, useMessages } from '../language/language.ts'
import { mediaMessages } from '../messages/media.ts'
import { lacksAlt, type Medium, pictureAddress, showBytes } from './medium.ts'

/** A thumbnail of a picture, or an icon for files. */
export function Thumbnail({ medium, height }: { medium: Medium; height: number }) {
  const address = medium.type === 'picture' ? pictureAddress(medium) : undefined
  return (
    <Box
      sx={{
        height,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
        overflow: 'hidden',
        '& img': {
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          objectPosition: `${medium.focus.x * 100}% ${medium.focus.y * 100}%`,
        },
      }}
    >
      {address ? (
        <img src={address} alt="" loading="lazy" />
      ) : (
        <Description color="action" fontSize="large" />
      )}
    </Box>
  )
}

type MediaCardProps = { medium: Medium; chosen: boolean; onClick: () => void; onDoubleClick?: () => void }

/** One medium of the library as a button; below its name is what is missing. */
export function MediaCard({ medium, chosen, onClick, onDoubleClick }: MediaCardProps) {
  const t = useMessages(mediaMessages)
  const language = useLanguage()
  const title = medium.alt[language] || medium.alt.zh || medium.name
  const size =
    medium.width && medium.height
      ? t.size(medium.width, medium.height)
      : medium.pages
        ? t.pages(medium.pages)
        : t[medium.type]
  return (
    <ButtonBase
      aria-pressed={chosen}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'start',
        bgcolor: 'background.paper',
        border: 2,
        borderColor: chosen ? 'primary.main' : 'divider',
      }}
    >
      <Thumbnail medium={medium} height={120} />
      <Box sx={{ p: 1 }}>
        <Typography noWrap variant="body2">
          {title}
        </Typography>
        <Typography noWrap variant="caption" component="p" color="textSecondary">
          {medium.state === 'ready' ? `${size} · ${showBytes(medium.bytes)}` : t.states[medium.state]}
        </Typography>
        {lacksAlt(medium) && (
          <Typography variant="caption" component="p" color="error">
            {t.altMissing[medium.type]}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  )
}
