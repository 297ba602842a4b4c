import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StorageError } from '@shanmen/content/errors.ts'
import { openNothing } from '@shanmen/content/open-nothing.ts'
import type { Logger } from 'pino'
import { type Backend, backendOn } from '../backend.ts'
import { print } from '../cli/run-command.ts'
import type { Settings } from '../config/settings.ts'
import type { Site } from '../site/site.ts'
import { UserError } from '../user-error.ts'
import { copiesFolder } from './copies-folder.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

const againMs = 2_000

type Parts = { settings: Settings; publicUrl: string; site: Site; log: Logger }

/**
 * Opens the content. When it cannot be opened and there are copies of pages from before, these are served until it can:
 * `serve` is given what answers them. Rejects with what is wrong where there are none.
 */
export async function openInSpite(
  open: () => Promise<Backend>,
  parts: Parts,
  serve: (backend: Backend, store: Store | undefined) => void,
): Promise<Backend> {
  try {
    return await open()
  } catch (error) {
    const known = error instanceof StorageError || error instanceof UserError
    const since = known ? await newestCopy(parts) : undefined
    if (!known || !since) throw error
    print(`${error.message}\nUntil then visitors are given the copies of pages in DATA_DIR/stored.`)
    return await serveCopies(error, since, open, parts, serve)
  }
}

async function serveCopies(
  error: Error,
  since: Date,
  open: () => Promise<Backend>,
  { settings, publicUrl, site, log }: Parts,
  serve: Parameters<typeof openInSpite>[2],
): Promise<Backend> {
  const probe = () => Promise.reject(error)
  const backend: Backend = { ...backendOn(openNothing(error), log), probe }
  const store = await openStore(settings, publicUrl, backend, site, since)
  serve(backend, store)
  for (;;) {
    await setTimeout(againMs)
    const opened = await open().catch(() => undefined)
    if (!opened) continue
    await store?.close()
    print('The content can be read again.')
    return opened
  }
}

/** True when there may be copies of pages, of whatever build. */
export const hasCopies = ({ DATA_DIR }: Settings): boolean => existsSync(join(DATA_DIR, 'stored'))

/** When what the copies show was last known to be right; undefined where there are none. */
async function newestCopy({ settings, publicUrl, site }: Parts): Promise<Date | undefined> {
  if (settings.READ_ONLY === 'yes') return undefined
  const folder = copiesFolder(settings, publicUrl, site)
  const names = await readdir(folder).catch(() => [])
  if (!names.some((name) => name !== 'history.json')) return undefined
  const noted = await stat(join(folder, 'history.json')).catch(() => undefined)
  return noted?.mtime
}
