import { createApi } from '@shanmen/api/api.ts'
import { type Content, openReadOnly, type Reading } from '@shanmen/content/open.ts'
import type { InProcessClient, Transport } from '@shanmen/contract/client.ts'
import type { Logger } from 'pino'
import { print, progressOf } from './cli/run-command.ts'
import type { Settings } from './config/settings.ts'
import { prepareContent } from './data/prepare.ts'
import { currentDraft, type Draft, findDraft } from './preview/draft.ts'

/** Where the site reads from: the backend in this process with its content, or one on another host. */
export type Backend = {
  transport: Transport
  /** The same by function calls; undefined when another host answers. */
  ask?: InProcessClient
  /** The content to write, for the studio; undefined where this process only reads. */
  content?: Content
  /** Answers `/backends/…`; undefined when another host does. */
  app?: { fetch: (request: Request) => Response | Promise<Response> }
  /** The draft that a preview's token opens; undefined when the content is elsewhere. */
  findDraft?: (token: string) => Promise<Draft | undefined>
  /** The content to read, when it is in this process. */
  reading?: Reading
  /** Rejects while the content cannot be read. */
  probe: () => Promise<unknown>
  close: () => Promise<void>
}

export async function openBackend(settings: Settings, log: Logger): Promise<Backend> {
  if (settings.API_HOST) {
    return { transport: fetch, probe: () => Promise.resolve(), close: () => Promise.resolve() }
  }
  if (settings.READ_ONLY === 'yes') return openReading(settings, log)
  const content = await prepareContent({
    settings,
    now: () => new Date(),
    onWait: () => print('Another process is preparing the same data; waiting for it ...'),
    onMissing: (count) =>
      print(
        `${count} pictures or files of the content are not under ${settings.DATA_DIR}/media. ` +
          'Copy that folder from where they were uploaded, or let all processes on one database share DATA_DIR.',
      ),
    onProgress: progressOf('Loading the sample content'),
  })
  return { ...backendOn(content, log), content, probe: () => content.isEmpty() }
}

/** Existing content, read through a database user or file that need not be writable. */
async function openReading({ DATA_DIR: dataDir, DATABASE_URL }: Settings, log: Logger): Promise<Backend> {
  const content = await openReadOnly({ dataDir, databaseUrl: DATABASE_URL || undefined })
  const probe = () => content.read.selectFrom('version').select('kind').limit(1).execute()
  return { ...backendOn(content, log), probe }
}

/** The backend on content that can be read. */
export function backendOn(content: Reading & { close: () => Promise<void> }, log: Logger) {
  const { app, call, ask } = createApi({ content, draft: () => currentDraft()?.reading, log })
  return {
    transport: call,
    ask,
    app,
    reading: content,
    findDraft: (token: string) => findDraft(content, token, new Date()),
    close: () => content.close(),
  }
}
