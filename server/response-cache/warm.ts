import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { addresses } from '@shanmen/contract/addresses.ts'
import { languageCodes, pathIn } from '@shanmen/contract/languages.ts'
import { type Address, fromKey } from './address.ts'
import { type Kept, tighten } from './cached-response.ts'
import type { Dated } from './freshness.ts'
import type { Store } from './store.ts'

const idleMs = 500
const leastPauseMs = 5

/** The pages that are there whatever editors write: the first that visitors come to. */
const fixed = Object.values(addresses)
  .filter((path) => !path.includes(':'))
  .flatMap((path) => languageCodes.map((language) => pathIn(language, path)))

/** An answer that is no page and is kept under this key. */
export type Besides = { key: string; give: () => Promise<Kept> }

/**
 * Makes in the background what is likely to be asked for: after a start the fixed pages and what there is `besides`;
 * after a publication the pages that it changed, the most asked for first and those of nobody too, since one of them may
 * have been withdrawn, and again what there is besides; then, where the machine has nothing else to do, compresses pages
 * as small as they get. It takes half of one core at most, and nothing while `busy` or without the database. Ends with the
 * store.
 */
export async function keepWarm(
  store: Store,
  give: (address: Address) => Promise<unknown>,
  besides: readonly Besides[],
  busy: () => boolean,
): Promise<void> {
  const signal = store.closed
  const pause = (ms: number) => setTimeout(ms, undefined, { ref: false, signal })
  const step = async (work: () => Promise<unknown>) => {
    while (busy() || store.versions.away()) await pause(idleMs)
    const begin = performance.now()
    await work().catch(() => undefined)
    await pause(Math.max(leastPauseMs, performance.now() - begin))
  }
  const makeAll = async (keys: readonly string[]) => {
    for (const key of keys) await step(() => give(fromKey(key)))
    return keys.length > 0
  }
  // Noted here and not looked for in the store: what finds no room there would be made for ever.
  const made = new Map<string, Dated>()
  const makeBesides = async () => {
    for (const { key, give } of besides) {
      const there = made.get(key)
      if (there && store.isRight(there)) continue
      await step(async () => {
        const { sources, madeAt, until, epoch } = await give()
        made.set(key, { sources, madeAt, until, epoch })
      })
    }
  }
  try {
    await pause(idleMs * 4)
    await makeAll(fixed)
    for (;;) {
      const pages = store.all().filter(({ page, status }) => page && status === 200)
      const [loose] = pages
        .filter((kept) => !kept.tight && !kept.key.includes('?') && store.isRight(kept))
        .sort((a, b) => b.hits - a.hits)
      const isDown = store.versions.downSince() !== undefined
      const remade = await makeAll(isDown ? [] : changed(store, pages))
      if (!isDown) await makeBesides()
      // What could not be made now is tried again after a while.
      if (loose && !remade && !isCrowded()) await step(() => press(store, loose))
      else await pause(idleMs)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** More wants to run, here or beside this process, than there are cores. */
const isCrowded = () => (loadavg()[0] ?? 0) > availableParallelism()

const changed = (store: Store, pages: Kept[]): string[] =>
  pages
    .filter((kept) => !store.isRight(kept))
    .sort((a, b) => b.hits - a.hits)
    .map(({ key }) => key)

/** Compresses a page as small as it gets, which takes a tenth of a second: its copy spares the next start that. */
export async function press(store: Store, kept: Kept): Promise<void> {
  kept.tight = true
  await tighten(kept)
  store.tightened(kept)
}
