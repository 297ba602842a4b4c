import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { countQueued } from '@shanmen/content/media/upload-queue.ts'
import { startUploadWorker, type UploadWorker } from '@shanmen/content/media/upload-worker.ts'
import { createLink, linkAddress } from '@shanmen/studio/people/links.ts'
import { openPeople, type People } from '@shanmen/studio/people/people.ts'
import { isEmpty } from '@shanmen/studio/people/person.ts'
import { openBackend } from '../backend.ts'
import { buildStudio } from '../build/builds.ts'
import { print } from '../cli/run-command.ts'
import type { Settings } from '../config/settings.ts'
import { ensureWritable } from '../data/folder.ts'
import { whileLocked } from '../data/lock.ts'
import { withHint } from '../data/prepare.ts'
import { closeToOthers } from '../data/private-files.ts'
import { health, version } from '../health/health.ts'
import { healthListener, openHealthPort } from '../health/health-port.ts'
import { createMeasurements } from '../health/measurements.ts'
import { withGauges } from '../health/metrics.ts'
import { watchAccounts } from '../health/watch-accounts.ts'
import { watchBuilds } from '../health/watch-builds.ts'
import { watchContent } from '../health/watch-content.ts'
import { watchMedia } from '../health/watch-media.ts'
import { watchDelay } from '../http/limits.ts'
import { type OpenPort, openPort } from '../http/listen.ts'
import { drain } from '../http/shutdown.ts'
import type { Log } from '../log.ts'
import type { PreparedStudio } from '../start.ts'
import { UserError } from '../user-error.ts'
import { type StudioOptions, studioListener } from './studio-app.ts'
import { tellAlive, tellSite, waits } from './studio-process.ts'

type RunOptions = {
  settings: Settings
  logs: Log
  stopping: Promise<string>
  /** Left out, the application is built. */
  prepare: ((server: Server) => Promise<PreparedStudio>) | undefined
}

/** The studio as a process of its own, until a signal stops it. Its port is opened first. Rejects when it cannot be built. */
export async function runStudio({ settings, logs, stopping, prepare }: RunOptions): Promise<void> {
  const { STUDIO_BASE_URL: baseUrl, PUBLIC_BASE_URL, PORT, DATA_DIR } = settings
  tellAlive()
  const port = await openPort(settings, { setting: 'STUDIO_PORT', baseUrl, uploads: true }, logs.log)
  // Beside a site that port is the site's.
  const healthPort = process.send ? undefined : await openHealthPort(settings, logs.log)
  const measurements = createMeasurements()
  await ensureWritable(DATA_DIR)
  const backend = await Promise.race([openBackend(settings, logs.log), stopping.then(() => undefined)])
  if (!backend?.content) return
  const { content } = backend
  let accounts: ReturnType<typeof watchAccounts> | undefined
  const watch = watchContent(content, logs.log, (problems) =>
    tellSite({ problems: { ...problems, ...accounts?.problems() } }),
  )
  const mediaWatch = watchMedia(content, logs.log, true)
  // In development the bundler has the application.
  const builds = prepare ? [] : [settings.SITE_BUILD_DIR, settings.STUDIO_BUILD_DIR]
  const buildWatch = watchBuilds(builds, logs.log)
  const problems = () => ({
    ...(studio.isWaiting() && { studio: waits }),
    ...watch.problems(),
    ...mediaWatch.problems(),
    ...buildWatch.problems(),
    ...accounts?.problems(),
  })
  let accepting = true
  const probes = health({
    ...{
      role: 'studio',
      accepting: () => accepting,
      problems,
      hasWrongMedia: mediaWatch.isWrong,
      damage: content.damage,
      version,
    },
    // The server that takes changes, not a pooler in front of it.
    database: () => content.write.selectFrom('version').select('kind').limit(1).execute(),
    build: { id: version, timestamp: 0 },
  })
  const publicUrl = PUBLIC_BASE_URL || `http://localhost:${PORT}`
  const onPeople = (people: People) => {
    accounts = watchAccounts(people, DATA_DIR, logs.log)
  }
  const registry = withGauges({
    ...{
      registry: measurements.registry,
      problems,
      damage: content.damage,
      delay: watchDelay(() => 0).delay,
    },
    uploads: () => countQueued(content),
    build: { id: version, version },
  })
  const measured = { ...logs, logRequest: measurements.measured(logs.logRequest) }
  const served = { settings, publicUrl, port, content, logs: measured, prepare, problems, onPeople }
  const studio = startStudio({ ...served, health: probes, registry })
  healthPort?.serve(healthListener(probes, registry, logs.log))
  await Promise.race([studio.ready, stopping])
  logs.log.info({ signal: await stopping }, 'stopping')
  accepting = false
  const ports = healthPort ? [port, healthPort] : [port]
  await Promise.all(ports.map(({ server }) => drain(server, { delay: settings.STOP_DELAY_MS })))
  watch.stop()
  mediaWatch.stop()
  buildWatch.stop()
  accounts?.stop()
  await studio.close()
  await backend.close()
}

type Options = Omit<RunOptions, 'stopping'> &
  Pick<StudioOptions, 'publicUrl' | 'content' | 'health' | 'registry' | 'problems'> & {
    port: OpenPort
    onPeople: (people: People) => void
  }

const retryMs = 2_000

/**
 * Opens the studio in the background: builds its application if need be, then serves it on its port. As long as the
 * accounts cannot be opened (damaged, locked, not allowed) it prints why, once for each reason, and tries again.
 */
function startStudio({
  settings,
  publicUrl,
  port,
  content,
  logs,
  prepare,
  health,
  registry,
  problems,
  onPeople,
}: Options) {
  const studioUrl = settings.STUDIO_BASE_URL || `http://localhost:${port.port}`
  let people: People | undefined
  let prepared: PreparedStudio | undefined
  let uploads: UploadWorker | undefined
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
        tellSite('waiting')
        await setTimeout(retryMs, undefined, { signal: stop.signal })
      }
  }
  const open = async () => {
    if (prepare) prepared = await prepare(port.server)
    else await buildStudio(settings.STUDIO_BUILD_DIR, { onBuild: () => print('Building the studio ...') })
    people = await openWithRetry()
    onPeople(people)
    uploads = startUploadWorker(content, (error) =>
      logs.log.error({ message: messageOf(error) }, 'an uploaded file was not processed'),
    )
    const shown = { settings, publicUrl, content, logs, health, registry, problems }
    const served = { ...shown, people, uploads, files: prepared?.files }
    const listener = studioListener(served)
    port.serve(prepared ? prepared.wrapListener(listener) : listener)
    content.afterCommit.add(() => tellSite('committed'))
    tellSite('served')
    print(`  Studio    ${studioUrl}/`)
    await announceSetUp(people)
  }
  const close = async () => {
    stop.abort()
    await uploads?.stop()
    await prepared?.close()
    await people?.close()
  }
  return { ready: open(), isWaiting: () => people === undefined && reason !== '', close }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Opens the accounts while no other process creates the same tables. Throws StorageError, on a full disk too. */
export async function openPeopleOf(settings: Settings, studioUrl: string): Promise<People> {
  const { DATA_DIR: dataDir, DATABASE_URL } = settings
  try {
    await closeToOthers(dataDir)
    return await whileLocked(join(dataDir, '.preparing-people'), () =>
      openPeople({ dataDir, databaseUrl: DATABASE_URL || undefined }, studioUrl),
    )
  } catch (error) {
    throw withHint(error, { dataDir })
  }
}

/** As long as there is no account: prints a link that creates the first one. There is no default password. */
export async function announceSetUp(people: People): Promise<void> {
  if (!(await isEmpty(people.database))) return
  const { token, until } = await createLink(people, {
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
 * sign in again. Throws a UserError when no account has this address, and for one that is switched off: its links open nothing, and
 * would once it is switched on again.
 */
export async function announceReset(people: People, email: string): Promise<void> {
  const person = await people.database
    .selectFrom('person')
    .select(['id', 'active'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (!person) throw new UserError(`No account in the studio has the e-mail address ${email}.`)
  if (!person.active)
    throw new UserError(
      `The account of ${email} is switched off. An administrator switches it on in the studio.`,
    )
  const { token, until } = await createLink(people, {
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
