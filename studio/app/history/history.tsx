import { Box, Button } from '@mui/material'
import { titleOf } from '@shanmen/content/documents/document.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { languages, otherLanguages } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { LinkBase, useParams } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { can } from '../../rights.ts'
import { detailText } from '../audit/detail-text.ts'
import { type Change, changesBetween } from '../compare/changes.ts'
import { ComparedText } from '../compare/compared-text.tsx'
import { Loaded, Note } from '../components/call-status.tsx'
import { SelectField } from '../components/select-field.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { auditMessages } from '../messages/audit.ts'
import { historyMessages } from '../messages/history.ts'
import { languageNames } from '../messages/states.ts'
import { useMe } from '../session/session.ts'
import { Card, ListCard, NotAllowed, Page } from '../shell/page.tsx'
import { RevisionList } from './revision-list.tsx'

/** All revisions of an entry: listed, compared word by word, and restored. */
export default function History({ kind }: { kind: Kind }) {
  const { id = '' } = useParams()
  return can(useMe(), 'history', kind) ? <EntryHistory kind={kind} id={id} key={id} /> : <NotAllowed />
}

function EntryHistory({ kind, id }: { kind: Kind; id: string }) {
  const t = useMessages(historyMessages)
  const mayRead = can(useMe(), 'read', kind)
  const history = useCall('history', { id })
  const [pair, setPair] = useState<{ older: number; newer: number }>()
  const newest = history.data?.revisions[0]?.no
  const title = useTitle(kind, id, newest)
  const shown = pair ?? (newest ? { older: Math.max(1, newest - 1), newer: newest } : undefined)
  return (
    <Page
      title={t.title(title || t.untitled)}
      note={t.note}
      actions={
        mayRead && (
          <>
            {!kind.single && (
              <Button component={LinkBase} to={`/${kind.name}`}>
                {t.toList}
              </Button>
            )}
            <Button component={LinkBase} to={`/${kind.name}/${id}`} variant="outlined">
              {t.toEntry}
            </Button>
          </>
        )
      }
    >
      <Loaded of={history}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {shown && data.revisions.length > 1 && (
              <Comparison kind={kind} id={id} revisions={data.revisions} pair={shown} onPair={setPair} />
            )}
            <RevisionList
              kind={kind}
              id={id}
              revisions={data.revisions}
              onPair={setPair}
              onStale={() => {
                setPair(undefined)
                history.reload()
              }}
            />
            <Publishings rows={data.publishings} />
            <Steps lines={data.lines} />
          </Box>
        )}
      </Loaded>
    </Page>
  )
}

/** The title of an entry's newest revision, in the reader's language if it exists; empty until it is loaded. */
function useTitle(kind: Kind, id: string, newest: number | undefined): string {
  const reader = useLanguage()
  // The history below shows the error.
  const document = useCall('readRevision', newest === undefined ? undefined : { id, no: newest }).data
    ?.document
  if (!document) return ''
  const language = [reader, ...otherLanguages(reader)].find((code) => document[code]) ?? reader
  return titleOf(kind, document, language)
}

/** Every time a revision was made public: which, in which language, for how long, by whom. */
function Publishings({ rows }: { rows: Answer<'history'>['publishings'] }) {
  const t = useMessages(historyMessages)
  const reader = useLanguage()
  const at = (moment: string) => showMoment(moment, reader)
  return (
    <ListCard
      title={t.publishings}
      none={t.nonePublished}
      rows={rows.map(({ language, no, who, at: done, from, until }) => ({
        key: `${language}${no}${done}`,
        content: `${languageNames[reader][language]} · ${t.published(no, at(from), until && at(until))}`,
        note: `${who.name} · ${at(done)}`,
      }))}
    />
  )
}

/** The lines of the audit log about this entry. */
function Steps({ lines }: { lines: Answer<'history'>['lines'] }) {
  const t = useMessages(historyMessages)
  const { actions, system, calledThen } = useMessages(auditMessages)
  const language = useLanguage()
  return (
    <ListCard
      title={t.lines}
      rows={lines.map(({ no, at, who, as, action, detail }) => ({
        key: no,
        content: `${showMoment(at, language)} · ${who.name || system}${as && calledThen(as)} · ${actions[action]}`,
        note: detailText(detail, language),
      }))}
    />
  )
}

type Revision = Answer<'history'>['revisions'][number]
type Pair = { older: number; newer: number }
type ComparisonProps = {
  kind: Kind
  id: string
  revisions: Revision[]
  pair: Pair
  onPair: (pair: Pair) => void
}

/** Two revisions field by field, and inside each field word by word. */
function Comparison({ kind, id, revisions, pair, onPair }: ComparisonProps) {
  const t = useMessages(historyMessages)
  const language = useLanguage()
  const older = useCall('readRevision', { id, no: pair.older })
  const newer = useCall('readRevision', { id, no: pair.newer })
  const select = (label: string, value: number, set: (no: number) => Pair) => (
    <SelectField
      label={label}
      value={value}
      options={revisions.map(({ no, at, author }) => [
        no,
        `${t.no(no)} · ${showMoment(at, language)} · ${author.name}`,
      ])}
      onChange={(no) => onPair(set(no))}
      sx={{ flex: '1 1 16rem', width: 'auto', m: 0 }}
    />
  )
  return (
    <Card title={t.compare}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        {select(t.older, pair.older, (no) => ({ ...pair, older: no }))}
        {select(t.newer, pair.newer, (no) => ({ ...pair, newer: no }))}
      </Box>
      <Note sx={{ mb: 1.5 }}>{t.legend}</Note>
      <Loaded of={older}>
        {(before) => (
          <Loaded of={newer}>
            {(after) => <Changes changes={changesBetween(kind, before.document, after.document, language)} />}
          </Loaded>
        )}
      </Loaded>
    </Card>
  )
}

function Changes({ changes }: { changes: Change[] }) {
  const t = useMessages(historyMessages)
  const language = useLanguage()
  if (changes.length === 0) return <p role="status">{t.same}</p>
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {changes.map(({ id, side, label, before, after }) => (
        <Box key={id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Note component="dt">
            {t.sides[side]} · {label[language]}
          </Note>
          <Box component="dd" sx={{ m: 0, maxWidth: '60rem' }}>
            <ComparedText
              before={before}
              after={after}
              lang={side === 'shared' ? undefined : languages[side].tag}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
