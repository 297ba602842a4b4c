import { recordDependency } from '@shanmen/content/published/dependencies.ts'
import type { InProcessClient } from '@shanmen/contract/client.ts'
import { currentDraft } from '../preview/draft.ts'
import { type Freshness, isFresh, trackDependencies } from './freshness.ts'
import type { Versions } from './versions.ts'

type Menu = Freshness & { answer: Awaited<ReturnType<InProcessClient>> }

/**
 * Reads the menu once for all pages of a language, until something it was read from has changed, by an editor or by the
 * clock. A client that sees a draft gets its own: the draft may be the menu's.
 */
export function cacheMenu(
  ask: InProcessClient,
  versions: Versions,
  now: () => number = Date.now,
): InProcessClient {
  const menus = new Map<unknown, Menu>()
  return async (name, input, signal) => {
    if (name !== 'menu' || currentDraft()) return ask(name, input, signal)
    await versions.flush()
    const cached = menus.get(input.languageId)
    const menu =
      cached && isFresh(cached, versions, now())
        ? cached
        : await readMenu(() => ask(name, input), versions, now())
    // The page that shows it depends on the same content.
    for (const source of menu.dependencies.keys()) recordDependency(source)
    if (menu.answer.status === 200) menus.set(input.languageId, menu)
    return menu.answer
  }
}

async function readMenu(
  ask: () => ReturnType<InProcessClient>,
  versions: Versions,
  renderedAt: number,
): Promise<Menu> {
  const { result: answer, tracked, freshUntil } = await trackDependencies(versions, renderedAt, ask)
  return { answer, ...tracked, freshUntil: await freshUntil() }
}
