import { type FailedSearch, readFailedSearches } from '@shanmen/content/search/failed-searches.ts'
import { foundNothing, search } from '@shanmen/content/search/search.ts'
import type { Handlers } from './handler.ts'

/** What visitors searched for in vain. What finds something by now is left out: someone has added it. */
export const failedSearchHandlers: Handlers<'failedSearchList'> = {
  async failedSearchList(_, { content }) {
    const now = content.clock.now()
    const rows: FailedSearch[] = []
    for (const row of await readFailedSearches(content)) {
      const { language, query: text } = row
      const found = await search(content, { language, text, page: 1, size: 1, now })
      if (foundNothing(found)) rows.push(row)
    }
    return { rows }
  },
}
