import { createApi } from '@shanmen/api/api.ts'
import type { MediaStore } from '@shanmen/content/media/store.ts'
import { type Content, openReadOnly, type ReadOnlyContent } from '@shanmen/content/open.ts'
import { collectFailedSearches, type FailedSearches } from '@shanmen/content/search/failed-searches.ts'
import type { InProcessClient, Transport } from '@shanmen/contract/client.ts'
import { restoreMedia } from '@shanmen/sample/loading/restore-media.ts'
import type { Logger } from 'pino'
import { watchBackups } from './backup/watch-backups.ts'
import { print, progressOf } from './cli/run-command.ts'
import type { Settings } from './config/settings.ts'
import { whereOf } from './config/where.ts'
import { prepareContent } from './data/prepare.ts'
import { watchDamage } from './health/watch-damage.ts'
import { createDrafts, currentDraft, type Drafts } from './preview/draft.ts'
import { withTimeout } from './response-cache/versions.ts'

/** Where the site reads from: the backend in this process with its content, or one on another host. */
export type Backend = {
  transport: Transport
  /** The same by function calls; undefined when another host answers. */
  ask?: InProcessClient
  /** The content to write, for the studio; undefined where this process only reads. */
  content?: Content
  /** Answers `/backends/…`; undefined when another host does. */
  app?: { fetch: (request: Request) => Response | Promise<Response> }
  /** The drafts that the tokens of previews open; undefined when the content is elsewhere. */
  drafts?: Drafts
  /** The content to read, when it is in this process. */
  reading?: ReadOnlyContent
  /** Where its pictures and files are. */
  media?: MediaStore
  /** Rejects while the content cannot be read. */
  probe: () => Promise<unknown>
  close: () => Promise<void>
}

/**
 * A row that a damaged index hides is missing from the first pages too: nothing is served before the quick check has ended.
 * It takes 5 to 115 ms on the sample. Of a large file it takes seconds, which visitors do not wait for.
 */
const checkedWithinMs = 1_000

export async function openBackend(settings: Settings, log: Logger): Promise<Backend> {
  if (settings.API_HOST) {
    return { transport: fetch, probe: () => Promise.resolve(), close: () => Promise.resolve() }
  }
  if (settings.READ_ONLY === 'yes') return openReading(settings, log)
  const content = await prepareContent({
    settings,
    now: () => new Date(),
    onWait: () => print('Another process is preparing the same data; waiting for it ...'),
    onMigrate: print,
    onMissing: (count) =>
      print(
        `${count} pictures or files of the content are not under ${settings.DATA_DIR}/media. ` +
          'Copy that folder from where they were uploaded, or set MEDIA_URL to the store that all processes on this database share.',
      ),
    onProgress: progressOf('Loading the sample content'),
    onEmpty: () =>
      print(
        'The site begins empty: a menu, a home page and a site entry, to be filled in the studio. ' +
          '(SAMPLE=on would begin with the demonstration.)',
      ),
  })
  // Encoding pictures would take the time of visitors' requests: the studio's process does it.
  const repairFiles = settings.STUDIO === 'alone' ? () => putFilesBack(content) : undefined
  const check = watchDamage(content, { writes: true, log, repairFiles })
  // Where the site has started the studio, the site makes the backups.
  const makes = settings.STUDIO !== 'alone' || process.send === undefined
  const endBackups = watchBackups({ settings, read: content.read, damage: content.damage, log, makes })
  if (makes && !settings.BACKUP_DIR && settings.PUBLIC_BASE_URL)
    log.warn('this program makes no backups: set BACKUP_DIR')
  const failed = collectFailedSearches(content, (error) =>
    log.warn({ message: String(error) }, 'the counts of searches without results are lost'),
  )
  const end = async () => void (await Promise.all([check.end(), endBackups(), failed.stop()]))
  await withTimeout(checkedWithinMs, check.checked).catch(() => undefined)
  return {
    ...closingFirst(end, backendOn(content, log, failed.note)),
    content,
    probe: probeOf(content),
  }
}

async function putFilesBack(content: Content): Promise<number> {
  const { repairFiles } = await import('@shanmen/content/integrity/repair-media.ts')
  return repairFiles(content, 'doctor', (ids) => restoreMedia(content, ids))
}

/** Existing content, read through a database user or file that need not be writable. */
async function openReading(settings: Settings, log: Logger): Promise<Backend> {
  const content = await openReadOnly({
    ...whereOf(settings),
    poolUrl: settings.DATABASE_POOL_URL || undefined,
  })
  const check = watchDamage(content, { writes: false, log })
  await withTimeout(checkedWithinMs, check.checked).catch(() => undefined)
  return { ...closingFirst(check.end, backendOn(content, log)), probe: probeOf(content) }
}

/**
 * Of what is polled too: while a migration holds another table, pages are still served from the cache. By the connection for that: those
 * for reading may all be taken by searches, for which a probe waited longer than a load balancer does. Those who probe at the same time
 * share one answer, as the polls wait for that connection too.
 */
export function probeOf({ watch }: ReadOnlyContent): () => Promise<unknown> {
  let running: Promise<unknown> | undefined
  return () => {
    running ??= watch
      .selectFrom('version')
      .select('kind')
      .limit(1)
      .execute()
      .finally(() => {
        running = undefined
      })
    return running
  }
}

/** The check reads from the database: it ends before that is closed. */
const closingFirst = <B extends { close: () => Promise<void> }>(
  endCheck: () => Promise<void>,
  backend: B,
) => ({
  ...backend,
  close: () => endCheck().then(backend.close),
})

/** The backend on content that can be read. */
export function backendOn(
  content: ReadOnlyContent & { close: () => Promise<void>; media: MediaStore },
  log: Logger,
  onNothingFound?: FailedSearches['note'],
) {
  const draft = () => currentDraft()?.reading
  const { app, call, ask } = createApi({ content, draft, onNothingFound, log })
  return {
    transport: call,
    ask,
    app,
    reading: content,
    media: content.media,
    drafts: createDrafts(content),
    close: () => content.close(),
  }
}
