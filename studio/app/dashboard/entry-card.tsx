import { Box, Button, Link } from '@mui/material'
import { kinds } from '@shanmen/content/kinds.ts'
import { defaultLanguage, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { type ReactNode, useState } from 'react'
import { LinkBase } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { dashboardMessages } from '../messages/dashboard.ts'
import { ListCard } from '../shell/page.tsx'

const first = 6

type EntryCardProps = { title: string; none: string; items: CardItem[]; foot?: ReactNode }

/** A card of the dashboard: a short list of entries, the rest on demand. */
export function EntryCard({ title, none, items, foot }: EntryCardProps) {
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

export const draftItem = (entry: Draft, note: string): CardItem => {
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
