import { join } from 'node:path'
import type { Content } from '@shanmen/content/open.ts'
import { openPeople, type People } from '@shanmen/studio/people/people.ts'
import type { Logger } from 'pino'
import { print } from '../commands/run-command.ts'
import { whileLocked } from '../data/lock.ts'
import type { OpenDoor } from '../open-door.ts'
import type { Settings } from '../settings.ts'
import { buildStudio } from './build-studio.ts'
import { announceSetUp } from './set-up.ts'
import { studioListener } from './studio-app.ts'

type Parts = {
  settings: Settings
  publicUrl: string
  door: OpenDoor
  content: Content
  log: Logger
}

export type RunningStudio = {
  /** Rejects when the studio cannot be opened; the site goes on without it. */
  ready: Promise<unknown>
  close: () => Promise<void>
}

/** Opens the studio behind the site's back: builds its application if need be, then answers on its own port. */
export function startStudio({ settings, publicUrl, door, content, log }: Parts): RunningStudio {
  const studioUrl = settings.STUDIO_BASE_URL || `http://localhost:${door.port}`
  let people: People | undefined
  const open = async () => {
    await buildStudio(settings.STUDIO_BUILD_DIR, { onBuild: () => print('Building the studio ...') })
    people = await openPeopleOf(settings, studioUrl)
    door.answerWith(studioListener({ settings, publicUrl, content, people, log }))
    print(`  Studio    ${studioUrl}/`)
    await announceSetUp(people)
  }
  const ready = open()
  ready.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    log.error({ message }, 'the studio cannot be opened')
  })
  return { ready, close: async () => people?.close() }
}

/** Opens people while no other process makes the same tables. */
export function openPeopleOf(settings: Settings, studioUrl: string): Promise<People> {
  const { DATA_DIR: dataDir, DATABASE_URL } = settings
  return whileLocked(join(dataDir, '.preparing-people'), () =>
    openPeople({ dataDir, databaseUrl: DATABASE_URL || undefined }, studioUrl),
  )
}
