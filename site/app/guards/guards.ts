import { isOutdated } from '../start/builds.ts'
import { loadDocument, navigationTarget } from '../start/navigation.ts'

/** What may stand before a page: it throws a redirect or an error, or lets the visitor pass. Runs on both sides. */
export type Guard = (args: { url: URL }) => void | Promise<void>

/** Once a newer build is there, the next page comes as a document. */
const newestBuild: Guard = async () => {
  if (isOutdated()) await loadDocument(navigationTarget())
}

/** Every guard by the name that routes use. */
export const guards = { newestBuild } satisfies Record<string, Guard>

export type GuardName = keyof typeof guards
