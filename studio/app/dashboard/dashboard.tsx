import { Box, Button, Link } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { can } from '../../rights.ts'
import { Loaded } from '../components/call-status.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showDay, showMoment } from '../language/moments.ts'
import { dashboardMessages } from '../messages/dashboard.ts'
import { shellMessages } from '../messages/shell.ts'
import { takePrefetchedDashboard, useMe } from '../session/session.ts'
import { ListCard, Page } from '../shell/page.tsx'
import { draftItem, EntryCard, isOut, item } from './entry-card.tsx'
import { TranslationBoard } from './translation-board.tsx'

/** The first screen: what waits for this person, and the state of the site. */
export default function Dashboard() {
  const t = useMessages(dashboardMessages)
  const language = useLanguage()
  const me = useMe()
  return (
    <Page title={t.greeting(me.name)} note={t.date(showDay(new Date(), language))}>
      {can(me, 'read') ? (
        <Cards />
      ) : (
        <Button component={LinkBase} to="/audit" variant="outlined">
          {t.toAudit}
        </Button>
      )}
    </Page>
  )
}

function Cards() {
  const t = useMessages(dashboardMessages)
  const language = useLanguage()
  const me = useMe()
  const dashboard = useCall('dashboard', {}, takePrefetchedDashboard)
  const at = (moment: string) => showMoment(moment, language)
  return (
    <Loaded of={dashboard}>
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
            <EntryCard
              title={t.toApprove}
              none={t.noneToApprove}
              items={data.toApprove.map((entry) => item(entry, t.by(entry.who.name, at(entry.at))))}
            />
          )}
          {can(me, 'write') && (
            <>
              <EntryCard
                title={t.returned}
                none={t.noneReturned}
                items={data.returned.map((entry) => item(entry, t.comment(entry.note)))}
              />
              <EntryCard
                title={t.mine}
                none={t.noneMine}
                items={data.mine.map((entry) =>
                  draftItem(entry, (isOut(entry) ? t.unpublished : t.at)(at(entry.at))),
                )}
              />
            </>
          )}
          <EntryCard
            title={t.scheduled}
            none={t.noneScheduled}
            items={data.scheduled.map((entry) => item(entry, t.at(at(entry.from))))}
            foot={
              <Link component={LinkBase} to="/calendar">
                {t.allScheduled}
              </Link>
            }
          />
          <EntryCard
            title={t.outOfDate}
            none={t.noneOutOfDate}
            items={data.outOfDate.map((entry) => item(entry, t.by(entry.who.name, at(entry.at))))}
          />
          <QuietSections rows={data.quiet} />
          <TranslationBoard rows={data.translation} />
        </Box>
      )}
    </Loaded>
  )
}

/** Sections in which nothing was published for two weeks. */
function QuietSections({ rows }: { rows: Answer<'dashboard'>['quiet'] }) {
  const t = useMessages(dashboardMessages)
  const { sections } = useMessages(shellMessages)
  const language = useLanguage()
  return (
    <ListCard
      title={t.quiet}
      none={t.noneQuiet}
      rows={rows.map(({ section, since }) => ({
        key: section,
        content: sections[section],
        note: since ? t.since(showDay(since, language)) : t.never,
      }))}
    />
  )
}
