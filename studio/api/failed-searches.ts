import { setImmediate } from 'node:timers/promises'
import { type FailedSearch, readFailedSearches } from '@shanmen/content/search/failed-searches.ts'
import { foundNothing, search } from '@shanmen/content/search/search.ts'
import { createTurns } from '@shanmen/contract/rpc/in-turn.server.ts'
import type { Handlers } from './handler.ts'

const maxShown = 50
const oneOfPerson = createTurns(1)

/** What visitors searched for in vain. What finds something by now is left out: someone has added it. */
export const failedSearchHandlers: Handlers<'failedSearchList'> = {
  failedSearchList: (_, { content, me }) =>
    oneOfPerson(me.id, async () => {
      const now = content.clock.now()
      const rows: FailedSearch[] = []
      for (const row of await readFailedSearches(content)) {
        const { language, query: text } = row
        const found = await search(content, { language, text, page: 1, size: 1, now })
        if (foundNothing(found)) rows.push(row)
        if (rows.length === maxShown) break
        // Anyone can search for what takes long: others are served between two of these searches.
        await setImmediate()
      }
      return { rows }
    }),
}
