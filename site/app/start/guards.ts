import { addresses, type PageName } from '@shanmen/contract/addresses.ts'
import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { isOutdated } from './builds.ts'
import { loadDocument, navigationTarget } from './navigation.ts'

/** What may run before a page: it throws a redirect or an error, or lets the visitor pass. Runs on both sides. */
type Guard = (args: { url: URL }) => void | Promise<void>

/** Once a newer build is there, the next page comes as a document. */
const newestBuild: Guard = async () => {
  if (isOutdated()) await loadDocument(navigationTarget())
}

/** Every guard by the name that routes use. */
export const guards = { newestBuild } satisfies Record<string, Guard>

type GuardName = keyof typeof guards

/** The guards that every page has, and those of single pages: `{ jobList: ['open'] }`. */
export const everyPage: readonly GuardName[] = ['newestBuild']
export const guardedPages: Partial<Record<PageName, readonly GuardName[]>> = {}

/** The guard of a name. An unknown one is a mistake of ours, with the spec's text. */
export function guardOf(name: string, all: Record<string, Guard> = guards): Guard {
  const guard = Object.hasOwn(all, name) ? all[name] : undefined
  if (!guard) throw new Error(`Unknown route middleware: '${name}'.`)
  return guard
}

/** Refuses a table that names a guard which does not exist; the route table asks, so the site cannot be built with it. */
export function checkGuards(names: readonly string[], all: Record<string, Guard> = guards): void {
  for (const name of names) guardOf(name, all)
}

/** Middleware of the shell, on both sides: the guards of the page at this address, one after the other. */
export async function guardPage({ url }: { url: URL }): Promise<void> {
  const path = pathWithoutLanguage(url.pathname)
  for (const name of everyPage) await guardOf(name)({ url })
  for (const [page, names] of Object.entries(guardedPages) as [PageName, GuardName[]][]) {
    if (!matches(addresses[page], path)) continue
    for (const name of names) await guardOf(name)({ url })
  }
}

function matches(address: string, path: string): boolean {
  const pattern = address.split('/')
  const segments = path.split('/')
  return (
    pattern.length === segments.length &&
    pattern.every((word, n) => word.startsWith(':') || word === segments[n])
  )
}
