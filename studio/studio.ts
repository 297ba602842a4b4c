import type { UploadWorker } from '@shanmen/content/media/upload-worker.ts'
import type { Content } from '@shanmen/content/open.ts'
import type { Hono } from 'hono'
import { accountHandlers } from './api/account.ts'
import { auditHandlers } from './api/audit.ts'
import { createStudioDispatcher, type Env } from './api/dispatch.ts'
import { createEntryHandlers } from './api/entries.ts'
import { failedSearchHandlers } from './api/failed-searches.ts'
import type { Handlers, Log } from './api/handler.ts'
import { historyHandlers } from './api/history.ts'
import { exchangeHandlers } from './api/import-export.ts'
import { invitationHandlers } from './api/invitation.ts'
import { createMediaHandlers } from './api/media.ts'
import { createOverviewHandlers, pageHandlers } from './api/overview.ts'
import { peopleHandlers } from './api/people.ts'
import { requestHandlers } from './api/person-requests.ts'
import { createPresenceHandlers } from './api/presence.ts'
import { createPreviewHandlers } from './api/preview.ts'
import type { Problems } from './api/problems.ts'
import { createPublishingHandlers } from './api/publishing.ts'
import { secondFactorHandlers } from './api/second-factor.ts'
import type { CallName } from './calls.ts'
import type { People } from './people/people.ts'

export type StudioOptions = {
  content: Content
  people: People
  /** The studio's own origin, if one is set; otherwise the host of each request counts. */
  ownOrigin?: string
  /** Origin of the public site, for previews, for the pages that show entries, and for links that name it. */
  publicUrl: string
  /** Calls a minute that one person may make. */
  rate: number
  /** And how many of them may change something. */
  writes: number
  /** Processes what is uploaded. */
  uploads: Pick<UploadWorker, 'wake'>
  /** What administrators must know although pages are served. */
  problems: () => Problems
  log: Log
}

/** The authoring API as a Hono application; the server that mounts it sets the address that a request comes from. */
export function createStudio({
  content,
  people,
  ownOrigin,
  publicUrl,
  rate,
  writes,
  uploads,
  problems,
  log,
}: StudioOptions): Hono<Env> {
  const handlers = {
    ...accountHandlers,
    ...secondFactorHandlers,
    ...invitationHandlers,
    ...peopleHandlers,
    ...requestHandlers,
    ...auditHandlers,
    ...createEntryHandlers(publicUrl),
    ...historyHandlers,
    ...createPresenceHandlers(),
    ...createOverviewHandlers(problems),
    ...pageHandlers,
    ...failedSearchHandlers,
    ...exchangeHandlers,
    ...createMediaHandlers(uploads),
    ...createPublishingHandlers(publicUrl),
    ...createPreviewHandlers(publicUrl),
  } satisfies Handlers<CallName>
  return createStudioDispatcher({ content, people, handlers, ownOrigin, rate, writes, log })
}
