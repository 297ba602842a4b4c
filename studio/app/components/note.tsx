import { Typography, type TypographyProps } from '@mui/material'

/** Small grey text: an explanation, or the second line of a row. */
export const Note = (props: TypographyProps) => (
  <Typography variant="body2" color="textSecondary" {...props} />
)
