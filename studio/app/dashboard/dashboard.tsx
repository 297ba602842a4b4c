import { Alert, Box, Button, Link } from '@mui/material'
import { kinds } from '@shanmen/content/kinds.ts'
import { defaultLanguage, labelIn, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { type ReactNode, useState } from 'react'
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
          {data.findings.map((text) => (
            <Alert key={text.en} severity="warning" sx={{ gridColumn: '1 / -1' }}>
              {labelIn(text, language)}
            </Alert>
          ))}
          {data.firstSteps.length > 0 && (
            <ListCard
              title={t.firstSteps}
              rows={data.firstSteps.map(({ text, to }) => ({
                key: text.en,
                content: (
                  <Link component={LinkBase} to={to}>
                    {labelIn(text, language)}
                  </Link>
                ),
              }))}
            />
          )}
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
            none={t.noneOutOfDate(untranslated(data.translation))}
            items={data.outOfDate.map((entry) => item(entry, t.by(entry.who.name, at(entry.at))))}
          />
          <QuietSections rows={data.quiet} />
          <TranslationBoard rows={data.translation} />
        </Box>
      )}
    </Loaded>
  )
}

/** How many public Chinese entries have no public English. */
const untranslated = (rows: Answer<'dashboard'>['translation']): number =>
  rows.reduce((sum, { notPublic }) => sum + notPublic, 0)

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

const first = 6

type EntryCardProps = { title: string; none: string; items: CardItem[]; foot?: ReactNode }

/** A card of the dashboard: a short list of entries, the rest on demand. */
function EntryCard({ title, none, items, foot }: EntryCardProps) {
  const t = useMessages(dashboardMessages)
  const reader = useLanguage()
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, first)
  const rows = shown.map(({ key, to, title: name, language, kind, note }) => ({
    key,
    content: (
      <Link
        component={LinkBase}
        to={to}
        color="textPrimary"
        lang={name ? languages[language].tag : undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {name || t.untitled}
      </Link>
    ),
    note: `${kinds[kind].label[reader]} · ${note}`,
  }))
  return (
    <ListCard title={title} none={none} rows={rows} count={items.length}>
      {shown.length < items.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t.more(items.length - first)}
        </Button>
      )}
      {foot && items.length > 0 && <Box sx={{ pt: 1 }}>{foot}</Box>}
    </ListCard>
  )
}

type Waiting = Answer<'dashboard'>['toApprove'][number]
type Draft = Answer<'dashboard'>['mine'][number]

/** A row of a card: its entry, its title in one language, and a note. */
type CardItem = Pick<Waiting, 'title' | 'language' | 'kind'> & { key: string; to: string; note: string }

export const item = (entry: Waiting, note: string): CardItem => ({
  key: `${entry.id}/${entry.language}/${note}`,
  to: `/${entry.kind}/${entry.id}`,
  title: entry.title,
  language: entry.language,
  kind: entry.kind,
  note,
})

const draftItem = (entry: Draft, note: string): CardItem => {
  const language = languageCodes.find((code) => entry[code].title) ?? defaultLanguage
  return {
    key: entry.id,
    to: `/${entry.kind}/${entry.id}`,
    title: entry[language].title,
    language,
    kind: entry.kind,
    note,
  }
}

/** Whether a version of it is public or scheduled, so that the draft consists of changes. */
export const isOut = (draft: Draft): boolean => languageCodes.some((code) => draft[code].changed)
