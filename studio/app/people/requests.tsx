import { Box, Button } from '@mui/material'
import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'
import { useNotify } from 'react-admin'
import type { Answer } from '../../api/schemas.ts'
import { roleNames } from '../../rights.ts'
import { Loaded, Note, Problem } from '../components/call-status.tsx'
import { useAction, useCall } from '../components/use-call.ts'
import { joined, useLanguage, useMessages } from '../language/language.ts'
import { showMoment } from '../language/moments.ts'
import { peopleMessages } from '../messages/people.ts'
import { shellMessages } from '../messages/shell.ts'
import { languageNames } from '../messages/states.ts'
import { call, useMe } from '../session/session.ts'
import { ListCard } from '../shell/page.tsx'
import type { NewLink, Person } from './people.tsx'

type StepRequest = Answer<'requestList'>['rows'][number]
type RequestListProps = { onDecided: (link: NewLink | undefined) => void }

/** Steps that another administrator has to confirm: one's own can be withdrawn. */
export function RequestList({ onDecided }: RequestListProps) {
  const t = useMessages(peopleMessages)
  const list = useCall('requestList', {})
  if (!list.problem && !list.data?.rows.length) return null
  return (
    <Loaded of={list}>
      {({ rows }) => (
        <Box sx={{ mb: 2.5 }}>
          <ListCard
            title={t.requests}
            rows={rows.map((request) => ({
              key: request.id,
              content: <RequestRow request={request} onDecided={onDecided} />,
            }))}
          />
        </Box>
      )}
    </Loaded>
  )
}

type RequestRowProps = { request: StepRequest; onDecided: RequestListProps['onDecided'] }

function RequestRow({ request, onDecided }: RequestRowProps) {
  const t = useMessages(peopleMessages)
  const language = useLanguage()
  const me = useMe()
  const notify = useNotify()
  const { id, who, action, name, email, newName, active, activeNow, holder } = request
  const rights = holder && [
    joined(
      holder.roles.map((role) => roleNames[role][language]),
      language,
    ),
    ...limitsOf(holder, language),
    ...(active ? (activeNow ? [] : [t.activates]) : [t.inactive]),
  ]
  const confirm = useAction(async () => {
    const { link, until } = await call('confirmRequest', { id })
    notify(t.requestConfirmed, { type: 'success' })
    onDecided(link ? { link, until } : undefined)
  })
  const refuse = useAction(async () => {
    await call('refuseRequest', { id })
    notify(t.requestRefused, { type: 'success' })
    onDecided(undefined)
  })
  const isOwn = who.id === me.id
  // Refused by whom it is about, their rights could not be taken away.
  const mayRefuse = isOwn || request.about !== me.id
  const cancel = isOwn ? t.requestWithdraw : t.requestRefuse
  return (
    <>
      {t.requestTexts[action](who.name, `${name} (${email})`)}
      {newName && <Note>{t.newName(newName)}</Note>}
      {rights && <Note>{rights.join(language === 'zh' ? '；' : '; ')}</Note>}
      {request.secondFactor && <Note>{t.takesFactor}</Note>}
      <Note>
        {isOwn
          ? t.requestOwn
          : t.requestUntil(showMoment(request.until, language), action !== 'changePerson')}
      </Note>
      <Problem of={confirm.problem ?? refuse.problem} />
      {!isOwn && (
        <Button
          size="small"
          variant="contained"
          loading={confirm.busy}
          aria-label={`${t.requestConfirm} · ${name}`}
          onClick={() => void confirm.run()}
        >
          {t.requestConfirm}
        </Button>
      )}
      {mayRefuse && (
        <Button
          size="small"
          color="inherit"
          loading={refuse.busy}
          aria-label={`${cancel} · ${name}`}
          onClick={() => void refuse.run()}
        >
          {cancel}
        </Button>
      )}
    </>
  )
}

/** The sections and languages to which rights are limited, as text. */
export function limitsOf(
  { sections, languages }: Pick<Person, 'sections' | 'languages'>,
  language: InterfaceLanguage,
) {
  const t = peopleMessages[language]
  const names = shellMessages[language].sections
  return [
    sections
      ? joined(
          sections.map((section) => names[section]),
          language,
        )
      : t.allSections,
    languages
      ? joined(
          languages.map((code) => languageNames[language][code]),
          language,
        )
      : t.allLanguages,
  ]
}
