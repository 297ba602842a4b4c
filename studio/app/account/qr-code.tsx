import Box from '@mui/material/Box'
import { qrPath } from '@shanmen/site/app/components/media/qr-code.ts'
import { colours } from '../theme/colours.ts'

/** A text as a QR code, drawn in the browser, so that the secret is not sent anywhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrPath(text)
  if (!code) return null
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
      sx={{ display: 'block', width: 208, height: 208, my: 1.5, bgcolor: '#fff', fill: colours.ink }}
    >
      <path d={code.path} />
    </Box>
  )
}
