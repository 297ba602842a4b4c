import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { LinkBase } from 'react-admin'
import { can } from '../../rights.ts'
import { Loaded } from '../components/loaded.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { showDay, showMoment } from '../language/moments.ts'
import { frontWords } from '../messages/dashboard.ts'
import { takeEarly } from '../session/early.ts'
import { useMe } from '../session/session.ts'
import { Page } from '../shell/page.tsx'
import { FrontCard } from './dashboard-card.tsx'
import { draftItem, isOut, item } from './dashboard-item.tsx'
import { QuietSections } from './quiet-sections.tsx'
import { TranslationBoard } from './translation-board.tsx'

/** What waits for this person, and what the whole house should know. */
export default function Front() {
  const words = useWords(frontWords)
  const language = useLanguage()
  const me = useMe()
  return (
    <Page title={words.greeting(me.name)} note={words.date(showDay(new Date(), language))}>
      {can(me, 'read') ? (
        <Cards />
      ) : (
        <Button component={LinkBase} to="/audit" variant="outlined">
          {words.toAudit}
        </Button>
      )}
    </Page>
  )
}

function Cards() {
  const words = useWords(frontWords)
  const language = useLanguage()
  const me = useMe()
  const front = useCall('front', {}, takeEarly)
  const at = (moment: string) => showMoment(moment, language)
  return (
    <Loaded of={front}>
      {(data) => (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
            alignItems: 'start',
          }}
        >
          {can(me, 'publish') && (
            <FrontCard
              title={words.toApprove}
              none={words.noneToApprove}
              items={data.toApprove.map((entry) => item(entry, words.by(entry.who.name, at(entry.at))))}
            />
          )}
          {can(me, 'write') && (
            <>
              <FrontCard
                title={words.returned}
                none={words.noneReturned}
                items={data.returned.map((entry) => item(entry, words.comment(entry.note)))}
              />
              <FrontCard
                title={words.mine}
                none={words.noneMine}
                items={data.mine.map((entry) =>
                  draftItem(entry, (isOut(entry) ? words.unpublished : words.at)(at(entry.at))),
                )}
              />
            </>
          )}
          <FrontCard
            title={words.scheduled}
            none={words.noneScheduled}
            items={data.scheduled.map((entry) => item(entry, words.at(at(entry.from))))}
            foot={
              <Link component={LinkBase} to="/calendar">
                {words.allScheduled}
              </Link>
            }
          />
          <FrontCard
            title={words.outOfDate}
            none={words.noneOutOfDate}
            items={data.outOfDate.map((entry) => item(entry, words.by(entry.who.name, at(entry.at))))}
          />
          <QuietSections rows={data.quiet} />
          <TranslationBoard rows={data.translation} />
        </Box>
      )}
    </Loaded>
  )
}
