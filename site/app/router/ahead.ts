import type { Answers } from './loads.ts'

/** After this the answers may be others, so they are asked for again. */
const goodForMs = 10_000

/** Keeps the answers of the one page that the visitor seems to be about to ask for. */
export function createAhead(ask: (href: string, signal: AbortSignal) => Promise<Answers>) {
  let kept: { href: string; since: number; answers: Promise<Answers>; control: AbortController } | undefined

  const isGood = (href: string) => kept?.href === href && Date.now() - kept.since < goodForMs

  /** Asks for what the page at this address shows, once, without telling anyone. */
  function prepare(href: string): void {
    if (isGood(href)) return
    kept?.control.abort()
    const control = new AbortController()
    kept = { href, since: Date.now(), answers: ask(href, control.signal), control }
  }

  /** The answers, if they are good and none of them is a failure: that is for the visitor's own asking to find and to tell. */
  async function take(href: string): Promise<Answers | undefined> {
    const answers = isGood(href) ? kept?.answers : undefined
    if (!answers) kept?.control.abort()
    kept = undefined
    const given = await answers
    return given?.some((answer) => answer && 'error' in answer) ? undefined : given
  }

  return { prepare, take }
}
