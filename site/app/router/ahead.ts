import type { Answers } from './loads.ts'

/** After this the answers may be others, so they are asked for again. */
const goodForMs = 10_000
/** How long a click waits for answers that are on their way, before it asks by itself. */
const patienceMs = 1_000

type Asking = (href: string, signal: AbortSignal, onFailure: () => void) => Promise<Answers>
type Kept = {
  href: string
  since: number
  control: AbortController
  failed: boolean
  answers?: Promise<Answers>
}

/** Keeps the answers of the one page that the visitor seems to be about to ask for. */
export function createAhead(ask: Asking) {
  let kept: Kept | undefined

  const isGood = (href: string) => kept?.href === href && Date.now() - kept.since < goodForMs

  /** Asks for what the page at this address shows, once, without telling anyone. */
  function prepare(href: string): void {
    if (isGood(href)) return
    kept?.control.abort()
    const next: Kept = { href, since: Date.now(), control: new AbortController(), failed: false }
    next.answers = ask(href, next.control.signal, () => {
      next.failed = true
    })
    kept = next
  }

  /**
   * The answers, if they are good. Where any call has failed they are not: that is for the visitor's own asking to find,
   * to tell and to mend.
   */
  async function take(href: string): Promise<Answers | undefined> {
    const taken = kept
    const isWanted = isGood(href)
    kept = undefined
    const given = isWanted ? await Promise.race([taken?.answers, after(patienceMs)]) : undefined
    if (!given) taken?.control.abort()
    return taken?.failed || given?.some((answer) => answer && 'error' in answer) ? undefined : given
  }

  return { prepare, take }
}

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
