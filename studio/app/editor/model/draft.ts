import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { ErrorBody } from '../../../errors.ts'
import { type Path, writeAt } from './paths.ts'

type SaveError = ErrorBody['error']

/**
 * `saved`: the server has everything. `changed`: it will be sent soon. `offline`: no answer, sent again later.
 * `refused`: the server says what to change first. `conflict`: someone else saved in between, a person must decide.
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
}

type Result = { no: number; at: string } | { status: number; error: SaveError }

type DraftIO = {
  /** Never rejects: a failure is a result too; `status` 0 means that the server did not respond. */
  save: (document: AnyDocument, basedOn: number) => Promise<Result>
  /** Stores a copy in this browser; undefined removes it, once the server has everything. */
  storeCopy: (copy: { document: AnyDocument; basedOn: number } | undefined) => void
}

/** Milliseconds. A change is saved after `idle`, and at the latest `longest` after the first one: within 10 s in all. */
export const delays = { idle: 2500, longest: 8000, retry: 5000, store: 500 }

export type Draft = ReturnType<typeof createDraft>

/**
 * A document that is being edited: each change is stored in this browser at once and saved to the server within ten
 * seconds. Independent of the user interface; `subscribe` and `state` are what React needs.
 */
export function createDraft(opened: Pick<DraftState, 'document' | 'no' | 'savedAt'>, io: DraftIO) {
  let state: DraftState = { ...opened, saved: opened.document, phase: 'saved' }
  const listeners = new Set<() => void>()
  const timers: Partial<Record<'idle' | 'longest' | 'retry' | 'store', ReturnType<typeof setTimeout>>> = {}
  let running: Promise<void> | undefined

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
  const storeNow = () => {
    stop('store')
    io.storeCopy(state.document === state.saved ? undefined : { document: state.document, basedOn: state.no })
  }

  function change(path: Path, value: unknown): void {
    replace(writeAt(state.document, path, value))
  }

  function replace(document: AnyDocument): void {
    if (document === state.document) return
    set({ document, phase: state.phase === 'conflict' || running ? state.phase : 'changed' })
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
    if (running) await running
    if (state.document === state.saved || state.phase === 'conflict') return
    running = send().finally(() => {
      running = undefined
    })
    await running
    if (state.phase === 'changed') schedule()
  }

  async function send(): Promise<void> {
    const { document, no } = state
    set({ phase: 'saving', error: undefined })
    const result = await io.save(document, no)
    if ('no' in result) {
      const isAll = state.document === document
      set({ saved: document, no: result.no, savedAt: result.at, phase: isAll ? 'saved' : 'changed' })
      storeNow()
      return
    }
    if (result.error.code === 'conflict') set({ phase: 'conflict', error: result.error })
    else if (result.status === 0 || result.status >= 500 || result.status === 429) {
      set({ phase: 'offline', error: result.error })
      timers.retry = setTimeout(() => void save(), delays.retry)
    } else set({ phase: 'refused', error: result.error })
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    replace,
    save,
    /** Continues with `document` on a newer revision: after a conflict was decided, or when someone else saved. */
    rebase(newest: { document: AnyDocument; no: number; at: string }, document: AnyDocument): void {
      const isAll = document === newest.document
      set({
        document,
        saved: newest.document,
        no: newest.no,
        savedAt: newest.at,
        phase: isAll ? 'saved' : 'changed',
        error: undefined,
      })
      storeNow()
      if (!isAll) schedule()
    },
    /** Stops saving when the screen closes; unsaved work stays in this browser. */
    close(): void {
      if (timers.store) storeNow()
      stop('idle', 'longest', 'retry', 'store')
    },
  }
}
