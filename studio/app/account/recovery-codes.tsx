import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { CopyButton } from '../components/copy-button.tsx'
import { useWords } from '../language/language.ts'
import { accountWords } from '../messages/account.ts'

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const words = useWords(accountWords)
  const text = codes.join('\n')
  const download = () => {
    const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: words.fileName })
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <>
      <Typography variant="h3">{words.codes}</Typography>
      <Typography color="textSecondary">{words.codesText}</Typography>
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
      <Button onClick={download}>{words.download}</Button>
      <Button color="inherit" onClick={onKept}>
        {words.codesKept}
      </Button>
    </>
  )
}
