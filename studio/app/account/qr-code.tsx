import { Box } from '@mui/material'
import * as colours from '@shanmen/brand/colours.ts'
import { encode } from 'uqr'

/** A text as a QR code with its quiet zone, drawn in the browser: the secret is sent to no service. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      sx={{ display: 'block', width: 208, height: 208, my: 1.5, bgcolor: '#fff', fill: colours.ink }}
    >
      <path d={path} />
    </Box>
  )
}
