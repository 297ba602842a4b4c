import { AsyncLocalStorage } from 'node:async_hooks'
import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import { draftReading, draftUses, typeOfDraft } from '@shanmen/content/preview/draft-reading.ts'
import { findPreview, type Preview } from '@shanmen/content/preview/preview-links.ts'
import { pathOfEntry } from '@shanmen/contract/item-pages.ts'
import { pathIn } from '@shanmen/contract/languages.ts'
import { createTurns } from '@shanmen/contract/rpc/in-turn.server.ts'
import { throwIfGone } from '../http/client-gone.ts'

/** A draft that one client may see, and the reading in which it takes the place of what is published. */
export type Draft = { preview: Preview; reading: ReadOnlyContent }

// A page's loader calls the API in this process directly, so the request's draft is passed along its async context.
const current = new AsyncLocalStorage<Draft>()

/** The draft of the current request, if its client has opened one. */
export const currentDraft = (): Draft | undefined => current.getStore()

export const withDraft = <R>(draft: Draft, answer: () => R): R => current.run(draft, answer)

/** A request with a token; `signal` is aborted when its client has gone. */
type Sender = { token: string; signal: AbortSignal }

/**
 * Drafts are read and rendered for each request: thirty of a long one, opened at once, held up the public pages for as many seconds, and a
 * link may be opened from any number of addresses. So all are read one after the other. Of the links of one person only one waits
 * there: 150 requests of a link held up everyone else's drafts for 45 seconds. Those for people without an account, who may pass
 * them on, do not hold up the person's own either.
 */
function createDraftTurns() {
  const oneOfAll = createTurns(1, { rests: true })
  const oneOfPerson = createTurns(1)
  return <R>({ by, shared }: Preview, work: () => Promise<R>): Promise<R> =>
    oneOfPerson(`${by} ${shared}`, () => oneOfAll('drafts', work))
}

export type Drafts = ReturnType<typeof createDrafts>

/** The drafts that tokens open. They take a reading and can therefore change nothing. */
export function createDrafts(reading: ReadOnlyContent, now = () => new Date()) {
  const find = (token: string) => findPreview(reading, token, now())
  // Media have turns of their own: the pictures of a page would wait for the pages of everyone.
  const turns = { pages: createDraftTurns(), media: createDraftTurns() }
  /**
   * Runs work on what a token opens in its turn. By then the link may have ended. It rejects where the client has gone: otherwise one
   * that sends requests and closes them fills the queue.
   */
  const inTurn = async <R>(
    of: keyof typeof turns,
    { token, signal }: Sender,
    work: (preview: Preview | undefined) => Promise<R>,
  ): Promise<R> => {
    const found = await find(token)
    if (!found) return work(undefined)
    return turns[of](found, async () => {
      throwIfGone(signal)
      return work(await find(token))
    })
  }
  return {
    /** Runs `answer`, with the draft that a token opens in its context. Returns whether there is one. */
    show: (sender: Sender, answer: () => Promise<void>): Promise<boolean> =>
      inTurn('pages', sender, async (preview) => {
        if (!preview) await answer()
        else {
          const draft = { preview, reading: await draftReading(reading, preview.entry, now()) }
          await withDraft(draft, answer)
        }
        return preview !== undefined
      }),

    /** Where the draft of a token is shown, and until when; undefined when it opens none. */
    find: (sender: Sender): Promise<{ path: string; until: string } | undefined> =>
      inTurn('pages', sender, async (preview) => {
        if (!preview) return undefined
        const type = await typeOfDraft(reading, preview)
        return { path: pathIn(preview.language, pathOfEntry({ ...preview, type })), until: preview.until }
      }),

    /** True when the draft of a token shows a medium. */
    uses: (sender: Sender, medium: string): Promise<boolean> =>
      inTurn(
        'media',
        sender,
        async (preview) => preview !== undefined && draftUses(reading, preview.entry, medium),
      ),
  }
}

/** Requests with a cookie whose name begins so bypass the response cache (ADR 12). */
export const previewCookie = 'preview'

/** The headers of every response that may contain a draft. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}
