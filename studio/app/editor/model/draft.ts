import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { Kind } from '@shanmen/content/kind.ts'
import { isSame } from '../../compare/changes.ts'
import { mergeVersions, type Overlap } from './merge.ts'
import { type Path, writeAt } from './paths.ts'
import { isTriedAgain, mayBeDone, type SaveError, type SaveResult, saysNothing } from './save-result.ts'

/**
 * `saved`: the server has everything. `changed`: it will be sent soon. `offline`: no answer, sent again later.
 * `refused`: the server says what to change first. `conflict`: someone else saved a change of the same fields, a person
 * chooses.
 */
type Phase = 'saved' | 'changed' | 'saving' | 'offline' | 'refused' | 'conflict'

export type DraftState = {
  document: AnyDocument
  /** The document as the server has it in revision `no`. */
  saved: AnyDocument
  no: number
  savedAt: string
  phase: Phase
  error?: SaveError | undefined
  /** Whether this browser has a copy of what the server has not: its storage may be full or forbidden. */
  hasCopy: boolean
  /** The fields that someone else changed as well, until one of both versions is chosen. */
  conflicts: readonly Conflict[]
}

export type Conflict = Overlap & Pick<Newest, 'author' | 'at'>
/** What someone else saved. */
export type Newest = { document: AnyDocument; no: number; at: string; author: string }

type DraftIO = {
  /** Never rejects: a failure is a result too; `status` 0 means that the server did not respond. */
  save: (document: AnyDocument, basedOn: number) => Promise<SaveResult>
  /** The newest revision, after a conflict; undefined when the server did not respond. */
  readNewest: () => Promise<Newest | undefined>
  /** Someone else's changes are in the document now, beside what is not saved yet. */
  onMerged: (newest: Newest) => void
  /** Stores a copy in this browser: whether it could. Undefined removes it, once the server has everything. */
  storeCopy: (copy: { document: AnyDocument; basedOn: number } | undefined) => boolean
}

/** Milliseconds. A change is saved after `idle`, and at the latest `longest` after the first one: within 10 s in all. */
export const delays = { idle: 2500, longest: 8000, retry: 5000, store: 500 }

export type Draft = ReturnType<typeof createDraft>

/**
 * A document that is being edited: each change is stored in this browser at once and saved to the server within ten
 * seconds. Independent of the user interface; `subscribe` and `state` are what React needs.
 */
export function createDraft(
  kind: Kind,
  opened: Pick<DraftState, 'document' | 'no' | 'savedAt'>,
  io: DraftIO,
) {
  let state: DraftState = {
    ...opened,
    saved: opened.document,
    phase: 'saved',
    hasCopy: true,
    conflicts: [],
  }
  // While a conflict is open, the stored copy is based on what both sides started from.
  let origin = opened.no
  const listeners = new Set<() => void>()
  const timers: Partial<Record<'idle' | 'longest' | 'retry' | 'store', ReturnType<typeof setTimeout>>> = {}
  let running: Promise<void> | undefined
  /** A save that may have been done: it is asked about again before anything newer is sent. */
  let unanswered: Pick<DraftState, 'document' | 'no'> | undefined

  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const stop = (...names: (keyof typeof timers)[]) => {
    for (const name of names) {
      clearTimeout(timers[name])
      delete timers[name]
    }
  }
  /** A try that was not answered may have saved what has been undone since. */
  const isOnServer = (document = state.document) => document === state.saved && !unanswered
  const storeNow = () => {
    stop('store')
    const isSaved = isOnServer() && state.conflicts.length === 0
    const basedOn = state.conflicts.length > 0 ? origin : state.no
    const hasCopy = io.storeCopy(isSaved ? undefined : { document: state.document, basedOn })
    if (hasCopy !== state.hasCopy) set({ hasCopy })
  }

  function change(path: Path, value: unknown): void {
    replace(writeAt(state.document, path, value))
  }

  // Rows that were added, removed or moved, and texts given up for someone else's, while nothing else has changed since.
  let steps: { before: AnyDocument; after: AnyDocument }[] = []

  /** A change that `undo` takes back: no control has an undo of its own for it. */
  function step(path: Path, value: unknown): void {
    const before = state.document
    change(path, value)
    remember(before)
  }

  function remember(before: AnyDocument): void {
    if (steps.at(-1)?.after !== before) steps = []
    steps.push({ before, after: state.document })
  }

  /** Takes the last step back, if it was the last change; whether it did. */
  function undo(): boolean {
    const last = steps.at(-1)
    if (last?.after !== state.document) return false
    steps.pop()
    replace(last.before)
    return true
  }

  function replace(document: AnyDocument): void {
    if (document === state.document) return
    const phase = isOnServer(document) ? 'saved' : 'changed'
    set({ document, phase: state.phase === 'conflict' || running ? state.phase : phase })
    timers.store ??= setTimeout(storeNow, delays.store)
    schedule()
  }

  function schedule(): void {
    if (state.phase === 'conflict') return
    stop('idle')
    timers.idle = setTimeout(() => void save(), delays.idle)
    timers.longest ??= setTimeout(() => void save(), delays.longest)
  }

  /** Saves what is not saved yet; resolves once the server has stored or refused it. */
  async function save(): Promise<void> {
    stop('idle', 'longest', 'retry')
    // One that waits as well may have begun to send: a second one at once would be in conflict with it.
    while (running) await running
    if (state.phase === 'conflict') return
    if (isOnServer()) {
      // Undone while a save ran that was refused then.
      if (state.phase !== 'saved') set({ phase: 'saved', error: undefined })
      return
    }
    running = send().finally(() => {
      running = undefined
    })
    await running
    if (state.phase === 'changed') schedule()
  }

  async function send(): Promise<void> {
    const { document, no } = unanswered ?? state
    set({ phase: 'saving', error: undefined })
    const result = await io.save(document, no)
    if ('no' in result || !saysNothing(result))
      unanswered = 'error' in result && mayBeDone(result) ? { document, no } : undefined
    if ('no' in result) {
      const isAll = state.document === document
      set({ saved: document, no: result.no, savedAt: result.at, phase: isAll ? 'saved' : 'changed' })
      storeNow()
      return
    }
    if (result.error.code === 'conflict') {
      const newest = await io.readNewest()
      if (newest) return mergeNewest(newest)
    }
    if (isTriedAgain(result)) {
      set({ phase: 'offline', error: result.error })
      timers.retry = setTimeout(() => void save(), delays.retry)
    } else set({ phase: 'refused', error: result.error })
  }

  /**
   * Continues on a newer revision: its changes are merged with `mine`, which is based on `base`. Fields that both changed
   * wait for a choice.
   */
  function mergeNewest(
    newest: Newest,
    from: { no: number; base: AnyDocument; mine: AnyDocument } = current(),
  ): void {
    unanswered = undefined
    const { base, mine } = from
    const { document, overlaps } = mergeVersions(kind, { base, mine, theirs: newest.document })
    const { no, at, author } = newest
    const conflicts = overlaps.map((overlap) => ({ ...overlap, author, at }))
    if (state.conflicts.length === 0) origin = from.no
    const isAll = isSame(document, newest.document)
    const phase = conflicts.length > 0 ? 'conflict' : isAll ? 'saved' : 'changed'
    set({
      document,
      saved: isAll ? document : newest.document,
      no,
      savedAt: at,
      phase,
      conflicts,
      error: undefined,
    })
    storeNow()
    if (phase === 'changed') schedule()
    io.onMerged(newest)
  }
  const current = () => ({ no: state.no, base: state.saved, mine: state.document })

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    step,
    undo,
    save,
    mergeNewest,
    /**
     * Takes one of both versions of a field; once all are chosen, the document is saved. Only theirs is in the history: `undo`
     * brings mine back, where `mayUndo`.
     */
    choose(conflict: Conflict, pick: 'mine' | 'theirs', mayUndo = true): void {
      const { side, name, theirs } = conflict
      const conflicts = state.conflicts.filter((each) => each !== conflict)
      const before = state.document
      const document = pick === 'mine' ? before : writeAt(before, [side, name], theirs)
      set({ document, conflicts, phase: conflicts.length > 0 ? 'conflict' : 'changed' })
      if (pick === 'theirs' && mayUndo) remember(before)
      storeNow()
      schedule()
    },
    /** Continues after a save of its own call: `document` is what was saved as revision `no`. */
    rebase({ document, no, at }: { document: AnyDocument; no: number; at: string }): void {
      unanswered = undefined
      const isAll = state.document === document
      set({ saved: document, no, savedAt: at, phase: isAll ? 'saved' : 'changed', error: undefined })
      storeNow()
      if (!isAll) schedule()
    },
    /** Stores at once what was typed within the last half second, and what could not be stored before. */
    store(): void {
      if (timers.store || !state.hasCopy) storeNow()
    },
    /** Stops saving when the screen closes; unsaved work stays in this browser. */
    close(): void {
      if (timers.store) storeNow()
      stop('idle', 'longest', 'retry', 'store')
    },
  }
}
