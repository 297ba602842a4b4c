import type { SxProps, Theme } from '@mui/material/styles'

/**
 * A table whose rows become blocks where there is no room for columns, so that nothing scrolls sideways. A container
 * query, since a media query ignores the text size that the reader has set.
 */
export const stackedTable: SxProps<Theme> = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '& td, & tbody th': { verticalAlign: 'top' },
  '@container (max-width: 42rem)': {
    '&, & tbody': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tr': { display: 'block', py: 1, borderBottom: 1, borderColor: 'divider' },
    '& td, & tbody th': { display: 'block', border: 0, py: 0.5, overflowWrap: 'anywhere' },
  },
}

/** Two columns where there is room, otherwise one. */
export const twoColumns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
