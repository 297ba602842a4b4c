import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Content } from '@shanmen/content/open.ts'
import { openPeople, type People } from '@shanmen/studio/people/people.ts'
import type { Logger } from 'pino'
import { buildStudio } from '../build/build-studio.ts'
import { print } from '../cli/run-command.ts'
import type { Settings } from '../config/settings.ts'
import { whileLocked } from '../data/lock.ts'
import type { OpenDoor } from '../http/listen.ts'
import type { PreparedStudio } from '../start.ts'
import { announceSetUp } from './set-up.ts'
import { studioListener } from './studio-app.ts'

type Parts = {
  settings: Settings
  publicUrl: string
  door: OpenDoor
  content: Content
  log: Logger
  /** Left out, the application is built. */
  prepare: ((server: Server) => Promise<PreparedStudio>) | undefined
}

export type RunningStudio = {
  /** Rejects when the studio cannot be built; the site goes on without it. */
  ready: Promise<unknown>
  /** True while its people cannot be opened; it is tried again. */
  isWaiting: () => boolean
  close: () => Promise<void>
}

const againMs = 2_000

/**
 * Opens the studio behind the site's back: builds its application if need be, then answers on its own port. As long as
 * its people cannot be opened (damaged, locked, not allowed) it says why, once for each reason, and tries again.
 */
export function startStudio({ settings, publicUrl, door, content, log, prepare }: Parts): RunningStudio {
  const studioUrl = settings.STUDIO_BASE_URL || `http://localhost:${door.port}`
  let people: People | undefined
  let prepared: PreparedStudio | undefined
  let reason = ''
  const stop = new AbortController()
  const openPatiently = async (): Promise<People> => {
    for (;;)
      try {
        return await openPeopleOf(settings, studioUrl)
      } catch (error) {
        const message = messageOf(error)
        if (message !== reason) print(`${message}\nUntil then there is no studio; it is tried again.`)
        reason = message
        await setTimeout(againMs, undefined, { signal: stop.signal })
      }
  }
  const open = async () => {
    if (prepare) prepared = await prepare(door.server)
    else await buildStudio(settings.STUDIO_BUILD_DIR, { onBuild: () => print('Building the studio ...') })
    people = await openPatiently()
    reason = ''
    const listener = studioListener({ settings, publicUrl, content, people, log, files: prepared?.files })
    door.answerWith(prepared ? prepared.around(listener) : listener)
    print(`  Studio    ${studioUrl}/`)
    await announceSetUp(people)
  }
  const ready = open()
  ready.catch((error: unknown) => {
    if (!stop.signal.aborted) log.error({ message: messageOf(error) }, 'the studio cannot be opened')
  })
  const close = async () => {
    stop.abort()
    await prepared?.close()
    await people?.close()
  }
  return { ready, isWaiting: () => reason !== '', close }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Opens people while no other process makes the same tables. */
export function openPeopleOf(settings: Settings, studioUrl: string): Promise<People> {
  const { DATA_DIR: dataDir, DATABASE_URL } = settings
  return whileLocked(join(dataDir, '.preparing-people'), () =>
    openPeople({ dataDir, databaseUrl: DATABASE_URL || undefined }, studioUrl),
  )
}
