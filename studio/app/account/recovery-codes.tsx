import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { CopyButton } from '../components/copy-button.tsx'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useMessages(accountMessages)
  const text = codes.join('\n')
  const download = () => {
    const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: t.fileName })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <>
      <Typography variant="h3">{t.codes}</Typography>
      <Typography color="textSecondary">{t.codesText}</Typography>
      <Box
        component="ul"
        sx={{ columns: 2, listStyle: 'none', m: 0, my: 1.5, p: 2, bgcolor: 'background.default' }}
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <CopyButton text={text} />
      <Button onClick={download}>{t.download}</Button>
      <Button color="inherit" onClick={onKept}>
        {t.codesKept}
      </Button>
    </>
  )
}
