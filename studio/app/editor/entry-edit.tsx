import { Alert, Box, Button } from '@mui/material'
import type { Check } from '@shanmen/content/checks/check.ts'
import { titleOf } from '@shanmen/content/documents/document.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { defaultLanguage, eachLanguage, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { LinkBase, useNotify, useParams } from 'react-admin'
import { serverErrorOf } from '../../client.ts'
import { can } from '../../rights.ts'
import { type Side, sides } from '../compare/changes.ts'
import { Loaded } from '../components/call-status.tsx'
import { useCall } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { forgetMedia } from '../media/medium.ts'
import { editorMessages } from '../messages/editor.ts'
import { call, type Me, useMe } from '../session/session.ts'
import { NotAllowed, Page } from '../shell/page.tsx'
import { twoColumns } from '../theme/theme.ts'
import type { Entry } from './editing.tsx'
import {
  type Editing,
  EditingContext,
  isReadOnly,
  type Marks,
  MarksContext,
  useDraftState,
} from './editing.tsx'
import { EntryForm } from './entry-form.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { createDraft, type DraftState } from './model/draft.ts'
import { localCopies } from './model/local-copy.ts'
import { chineseChanges, missingMarks } from './model/marks.ts'
import { keyOf } from './model/paths.ts'
import { newestOf, RecoverDraft, useRecoverDraft } from './recover-draft.tsx'
import { useRequestedRow } from './requested-row.ts'
import { SaveStatus } from './save-status.tsx'
import { waitingIn } from './workflow/available-actions.ts'
import { EntryMenu } from './workflow/entry-menu.tsx'
import { LanguagePanel } from './workflow/language-panel.tsx'

/** The screen on which an entry is edited in both languages and published. */
export default function EntryEdit({ kind }: { kind: Kind }) {
  const { id = '' } = useParams()
  return can(useMe(), 'read', kind) ? <LoadedEntry kind={kind} id={id} key={id} /> : <NotAllowed />
}

function LoadedEntry({ kind, id }: { kind: Kind; id: string }) {
  const language = useLanguage()
  const entry = useCall('readEntry', { id })
  if (!entry.data)
    return (
      <Page title={kind.label[language]}>
        <Loaded of={entry}>{() => null}</Loaded>
      </Page>
    )
  return <OpenEntry kind={kind} entry={entry.data} onStale={entry.reload} />
}

type OpenEntryProps = { kind: Kind; entry: Entry; onStale: () => void }

/** A loaded entry: its workflow in each language, its form, and the protection of unsaved work. */
function OpenEntry({ kind, entry, onStale }: OpenEntryProps) {
  const t = useMessages(editorMessages)
  const notify = useNotify()
  const language = useLanguage()
  const me = useMe()
  const opened = useOpenEntry(kind, entry)
  const { draft, editing } = opened
  useRequestedRow(editing)
  const state = useDraftState(draft)
  const { lost, onChecks } = useLostPages()
  const marks = useFieldMarks(kind, entry, state, lost)
  const recovery = useRecoverDraft({ entry, ...opened, onStale })
  const { broughtWords } = editing
  const reviewed = JSON.stringify([languageCodes.map((code) => entry[code].review?.at), broughtWords])
  // Before the fields request their media.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each submission or decision, and with published words
  useLayoutEffect(forgetMedia, [reviewed])
  // The state of each language depends on what was saved.
  useEffect(() => {
    if (state.no !== entry.revision.no) onStale()
  }, [state.no, entry.revision.no, onStale])
  const isLocked = isReadOnly(editing)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return
      if (event.key === 's') {
        event.preventDefault()
        void draft.save()
      }
      const inDialog = event.target instanceof Element && event.target.closest('[role=dialog]')
      if (event.key === 'z' && !event.shiftKey && !inDialog && !isLocked && draft.undo()) {
        event.preventDefault()
        event.stopPropagation()
        notify(t.undone, { type: 'info' })
      }
    }
    // Before the field that has the focus: a rich text would take back an older change of its own.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [draft, notify, t, isLocked])
  const title = titleOf(kind, state.document, state.document[language] ? language : defaultLanguage)
  return (
    <EditingContext value={editing}>
      <MarksContext value={marks}>
        <Page
          title={kind.single ? kind.label[language] : title}
          note={kind.single ? undefined : kind.label[language]}
          actions={
            <>
              {!kind.single && (
                <Button component={LinkBase} to={`/${kind.name}`} color="inherit">
                  {t.toList}
                </Button>
              )}
              {can(me, 'history', kind) && (
                <Button component={LinkBase} to={`/${kind.name}/${entry.id}/history`} color="inherit">
                  {t.history}
                </Button>
              )}
              <EntryMenu kind={kind} entry={entry} title={title} draft={draft} onStale={onStale} />
            </>
          }
        >
          <SaveStatus state={state} onSave={() => void draft.save()} />
          <Box sx={{ ...twoColumns, rowGap: 2, mb: 3 }}>
            {languageCodes.map((code) => (
              <LanguagePanel
                key={code}
                kind={kind}
                entry={entry}
                language={code}
                draft={draft}
                onStale={onStale}
                onChecks={onChecks}
              />
            ))}
          </Box>
          {/* Below the panels: what others do must not move a button under a pointer. */}
          {isLocked && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {entry.trashed ? t.inTrash : waitingIn(entry).length > 0 ? t.lockedWaiting : t.lockedAll}
            </Alert>
          )}
          {recovery.others && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {recovery.others}
            </Alert>
          )}
          <EntryForm />
        </Page>
        <RecoverDraft kind={kind} draft={draft} recovery={recovery} />
        <LeaveGuard draft={draft} />
      </MarksContext>
    </EditingContext>
  )
}

/** The draft of an opened entry: autosaved, and stored in this browser until the server has it. */
function useOpenEntry(kind: Kind, entry: Entry) {
  const me = useMe()
  const t = useMessages(editorMessages)
  const notify = useNotify()
  const merged = useRef<(author: string, no: number) => void>(undefined)
  merged.current = (author, no) => notify(t.renewed(author, no), { type: 'info' })
  const [opened] = useState(() => {
    const copies = localCopies(() => localStorage, me.id, entry.id)
    const draft = createDraft(
      kind,
      { document: entry.document, no: entry.revision.no, savedAt: entry.revision.at },
      {
        save: async (document, basedOn) => {
          try {
            return await call('saveEntry', { id: entry.id, basedOn, document })
          } catch (error) {
            const serverError = serverErrorOf(error)
            if (serverError && error instanceof ApiError) return { status: error.status, error: serverError }
            throw error
          }
        },
        readNewest: () => call('readEntry', { id: entry.id }).then(newestOf, () => undefined),
        onMerged: ({ author, no }) => merged.current?.(author, no),
        storeCopy: (copy) => {
          if (copy) return copies.store({ ...copy, at: new Date().toISOString() })
          copies.remove()
          return true
        },
      },
    )
    return { draft, copies, found: copies.found() }
  })
  const { draft } = opened
  useEffect(() => {
    // The last that a page hears: a browser may end a hidden one without a word, and a reload runs no timer any more.
    addEventListener('pagehide', draft.store)
    document.addEventListener('visibilitychange', draft.store)
    return () => {
      removeEventListener('pagehide', draft.store)
      document.removeEventListener('visibilitychange', draft.store)
      draft.close()
    }
  }, [draft])
  const isFixed = entry.trashed || waitingIn(entry).length > 0
  const locked = useMemo(() => lockedFor(me, kind, isFixed), [me, kind, isFixed])
  // What was typed while someone submitted the entry is saved once it may be edited again.
  useEffect(() => {
    if (!isFixed && draft.state().phase === 'refused') void draft.save()
  }, [isFixed, draft])
  const brought = JSON.stringify(eachLanguage((code) => entry[code].broughtWords))
  const editing = useMemo(
    (): Editing => ({ kind, draft, locked, broughtWords: JSON.parse(brought) }),
    [kind, draft, locked, brought],
  )
  return { ...opened, editing }
}

/**
 * The parts that this person may not change; the server enforces the same. Shared fields belong to the Chinese side; the
 * English texts inside them to the English one.
 */
function lockedFor(me: Me, kind: Kind, isFixed: boolean): ReadonlySet<Side> {
  if (isFixed || !can(me, 'write', kind)) return new Set(sides)
  const others = languageCodes.filter((language) => !can(me, 'write', { section: kind.section, language }))
  return new Set(others.includes(defaultLanguage) ? [...others, 'shared'] : others)
}

const lostCodes = new Set(['brokenLink', 'hiddenLink'])

/** The fields that link to pages which are gone or not public, by what the checks of each language found. */
function useLostPages() {
  const [checks, setChecks] = useState<Partial<Record<Language, readonly Check[]>>>({})
  const onChecks = useCallback(
    (language: Language, rows: readonly Check[]) => setChecks((all) => ({ ...all, [language]: rows })),
    [],
  )
  const lost = useMemo(() => {
    const found = new Map<string, { language: Language; message: Check['message'] }[]>()
    for (const language of languageCodes)
      for (const { code, path, message } of checks[language] ?? []) {
        if (!lostCodes.has(code)) continue
        const key = keyOf(path)
        found.set(key, [...(found.get(key) ?? []), { language, message }])
      }
    return found
  }, [checks])
  return { lost, onChecks }
}

/** The marks of the form, computed from the deferred document, so that typing stays fast. */
function useFieldMarks(
  kind: Kind,
  entry: Entry,
  { document, error }: DraftState,
  lost: Marks['lost'],
): Marks {
  const late = useDeferredValue(document)
  const no = can(useMe(), 'history', kind) ? entry.en.outdatedSince : null
  // Without it the marks say only that something changed, not what.
  const { data: read } = useCall('readRevision', no === null ? undefined : { id: entry.id, no })
  const before = read?.no === no ? read : undefined
  const missing = useMemo(() => missingMarks(kind, late), [kind, late])
  const translationOutdated = useMemo(
    () =>
      new Map(before ? chineseChanges(kind, before.document, late).map((change) => [change.id, change]) : []),
    [kind, late, before],
  )
  const issues = useMemo(
    () => new Map((error?.issues ?? []).map(({ path, message }) => [keyOf(path), message])),
    [error],
  )
  return useMemo(
    () => ({ missing, lost, issues, translationOutdated }),
    [missing, lost, issues, translationOutdated],
  )
}
