import { recordDependency } from '@shanmen/content/published/dependencies.ts'
import type { InProcessClient } from '@shanmen/contract/client.ts'
import { currentDraft } from '../preview/draft.ts'
import { type Dated, isRight } from './freshness.ts'
import { stamp } from './track-dependencies.ts'
import type { Versions } from './versions.ts'

type Menu = Dated & { answer: Awaited<ReturnType<InProcessClient>> }

/**
 * Asks for the menu once for all pages of a language, until something it was made from has changed, by an editor or by
 * the clock. Who sees a draft is asked for himself: it may be the menu's.
 */
export function keepMenu(
  ask: InProcessClient,
  versions: Versions,
  now: () => number = Date.now,
): InProcessClient {
  const kept = new Map<unknown, Menu>()
  return async (name, input, signal) => {
    if (name !== 'menu' || currentDraft()) return ask(name, input, signal)
    await versions.settle()
    const there = kept.get(input.languageId)
    const menu =
      there && isRight(there, versions, now()) ? there : await make(() => ask(name, input), versions, now())
    // The page around it is made from the same, and must be dropped with it.
    for (const source of menu.sources.keys()) recordDependency(source)
    if (menu.answer.status === 200) kept.set(input.languageId, menu)
    return menu.answer
  }
}

async function make(
  ask: () => ReturnType<InProcessClient>,
  versions: Versions,
  madeAt: number,
): Promise<Menu> {
  const { result: answer, made, until } = await stamp(versions, madeAt, ask)
  return { answer, ...made, until: await until() }
}
