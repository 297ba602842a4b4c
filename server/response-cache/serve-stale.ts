import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StorageError, UnknownSchemaError } from '@shanmen/content/errors.ts'
import { openMedia } from '@shanmen/content/media/open-store.ts'
import { openNothing } from '@shanmen/content/open.ts'
import type { Logger } from 'pino'
import { type Backend, backendOn } from '../backend.ts'
import { print } from '../cli/run-command.ts'
import type { Settings } from '../config/settings.ts'
import { whereOf } from '../config/where.ts'
import type { Site } from '../site/site.ts'
import { UserError } from '../user-error.ts'
import type { ResponseCache } from './cache.ts'
import { diskFolder, openResponseCache } from './open-cache.ts'

const retryMs = 2_000

type Options = { settings: Settings; publicUrl: string; site: Site; log: Logger }
type Serve = (backend: Backend, cache: ResponseCache | undefined) => void

/**
 * Opens the content. When it cannot be opened and there are copies of pages on disk, these are served until it can:
 * `serve` is called with a backend that has only them. Rejects with the reason where there are none, and for a database of
 * another release: beside its processes, which serve what is public now, the copies would stay as they are for good.
 */
export async function openOrServeStale(
  open: () => Promise<Backend>,
  options: Options,
  serve: Serve,
): Promise<Backend> {
  try {
    return await open()
  } catch (error) {
    const isKnown =
      (error instanceof StorageError && !(error instanceof UnknownSchemaError)) || error instanceof UserError
    const since = isKnown ? await lastCopyDate(options) : undefined
    if (!isKnown || !since) throw error
    print(`${error.message}\nUntil then visitors get the copies of pages in DATA_DIR/stored.`)
    return await serveCopies(error, since, open, options, serve)
  }
}

async function serveCopies(
  error: Error,
  since: Date,
  open: () => Promise<Backend>,
  { settings, publicUrl, site, log }: Options,
  serve: Serve,
): Promise<Backend> {
  const probe = () => Promise.reject(error)
  const media = await openMedia(whereOf(settings))
  const backend: Backend = { ...backendOn({ ...openNothing(error), media }, log), probe }
  const cache = await openResponseCache(settings, publicUrl, backend, site, log, undefined, since)
  serve(backend, cache)
  for (;;) {
    await setTimeout(retryMs)
    const opened = await open().catch((reason: unknown) => {
      if (reason instanceof UnknownSchemaError) throw reason
    })
    if (!opened) continue
    await cache?.close()
    print('The content can be read again.')
    return opened
  }
}

/** True when there may be copies of pages, of any build. */
export const hasCopies = ({ DATA_DIR }: Settings): boolean => existsSync(join(DATA_DIR, 'stored'))

/** When the copies were last known to be right; undefined where there are none. */
async function lastCopyDate({ settings, publicUrl, site }: Options): Promise<Date | undefined> {
  if (settings.READ_ONLY === 'yes') return undefined
  const folder = diskFolder(settings, publicUrl, site)
  const names = await readdir(folder).catch(() => [])
  if (!names.some((name) => name !== 'history.json')) return undefined
  return (await stat(join(folder, 'history.json')).catch(() => undefined))?.mtime
}
