import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Content } from '@shanmen/content/open.ts'
import { createLink, linkAddress } from '@shanmen/studio/people/links.ts'
import { openPeople, type People } from '@shanmen/studio/people/people.ts'
import { isEmpty } from '@shanmen/studio/people/person.ts'
import { buildStudio } from '../build/builds.ts'
import { print } from '../cli/run-command.ts'
import type { Settings } from '../config/settings.ts'
import { whileLocked } from '../data/lock.ts'
import type { OpenPort } from '../http/listen.ts'
import type { Log } from '../log.ts'
import type { PreparedStudio } from '../start.ts'
import { UserError } from '../user-error.ts'
import { studioListener } from './studio-app.ts'

type Options = {
  settings: Settings
  publicUrl: string
  port: OpenPort
  content: Content
  logs: Log
  /** Left out, the application is built. */
  prepare: ((server: Server) => Promise<PreparedStudio>) | undefined
}

export type RunningStudio = {
  /** Rejects when the studio cannot be built; the site goes on without it. */
  ready: Promise<unknown>
  /** True while the accounts cannot be opened; it is tried again. */
  isWaiting: () => boolean
  close: () => Promise<void>
}

const retryMs = 2_000

/**
 * Opens the studio in the background: builds its application if need be, then serves it on its own port. As long as the
 * accounts cannot be opened (damaged, locked, not allowed) it prints why, once for each reason, and tries again.
 */
export function startStudio({ settings, publicUrl, port, content, logs, prepare }: Options): RunningStudio {
  const studioUrl = settings.STUDIO_BASE_URL || `http://localhost:${port.port}`
  let people: People | undefined
  let prepared: PreparedStudio | undefined
  let reason = ''
  const stop = new AbortController()
  const openWithRetry = async (): Promise<People> => {
    for (;;)
      try {
        return await openPeopleOf(settings, studioUrl)
      } catch (error) {
        const message = messageOf(error)
        if (message !== reason) print(`${message}\nUntil then there is no studio; opening it is tried again.`)
        reason = message
        await setTimeout(retryMs, undefined, { signal: stop.signal })
      }
  }
  const open = async () => {
    if (prepare) prepared = await prepare(port.server)
    else await buildStudio(settings.STUDIO_BUILD_DIR, { onBuild: () => print('Building the studio ...') })
    people = await openWithRetry()
    reason = ''
    const listener = studioListener({ settings, publicUrl, content, people, logs, files: prepared?.files })
    port.serve(prepared ? prepared.wrapListener(listener) : listener)
    print(`  Studio    ${studioUrl}/`)
    await announceSetUp(people)
  }
  const ready = open()
  ready.catch((error: unknown) => {
    if (!stop.signal.aborted) logs.log.error({ message: messageOf(error) }, 'the studio cannot be opened')
  })
  const close = async () => {
    stop.abort()
    await prepared?.close()
    await people?.close()
  }
  return { ready, isWaiting: () => reason !== '', close }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Opens the accounts while no other process creates the same tables. */
export function openPeopleOf(settings: Settings, studioUrl: string): Promise<People> {
  const { DATA_DIR: dataDir, DATABASE_URL } = settings
  return whileLocked(join(dataDir, '.preparing-people'), () =>
    openPeople({ dataDir, databaseUrl: DATABASE_URL || undefined }, studioUrl),
  )
}

/** As long as there is no account: prints a link that creates the first one. There is no default password. */
export async function announceSetUp(people: People): Promise<void> {
  if (!(await isEmpty(people.database))) return
  const { token, until } = await createLink(people.database, {
    purpose: 'setUp',
    person: null,
    now: new Date(),
  })
  print(`  Set up    ${linkAddress(people.studioUrl, token)}`)
  print(
    `            Open it to create the first account. It works once, until ${inShanghai(until)} (Beijing).`,
  )
  print('            A new one: npm run set-up-link')
  print('')
}

/**
 * Prints a link for a new password of a person, who may have lost the second factor too, so that a last administrator can
 * sign in again. Throws a UserError when no account has this address.
 */
export async function announceReset(people: People, email: string): Promise<void> {
  const person = await people.database
    .selectFrom('person')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (!person) throw new UserError(`No account in the studio has the e-mail address ${email}.`)
  const { token, until } = await createLink(people.database, {
    purpose: 'reset',
    person: person.id,
    clearsSecondFactor: true,
    now: new Date(),
  })
  print(linkAddress(people.studioUrl, token))
  print(
    `It sets a new password and removes the second factor. It works once, until ${inShanghai(until)} (Beijing).`,
  )
}

const inShanghai = (moment: string) =>
  new Date(moment).toLocaleString('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  })
