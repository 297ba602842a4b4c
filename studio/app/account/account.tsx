import Box from '@mui/material/Box'
import { useMessages } from '../language/language.ts'
import { accountMessages } from '../messages/account.ts'
import { Page } from '../shell/page.tsx'
import { AboutMe } from './about-me.tsx'
import { Password } from './password.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { Sessions } from './sessions.tsx'

/** The own account: name, password, second factor, sessions. */
export default function Account() {
  const t = useMessages(accountMessages)
  return (
    <Page title={t.title}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
          alignItems: 'start',
        }}
      >
        <AboutMe />
        <Password />
        <SecondFactorCard />
        <Sessions />
      </Box>
    </Page>
  )
}
