import { type ChildProcess, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallName } from '@shanmen/studio/calls.ts'
import { callOf } from '@shanmen/studio/calls.ts'
import { address } from '@shanmen/studio/client.ts'
import type { Holder } from '@shanmen/studio/rights.ts'
import { type Browser, openBrowser } from '@shanmen/studio/testing/browser.ts'
import { onTestFailed, onTestFinished } from 'vitest'
import { type Ended, printed, runStart } from '../scripts/started-program.ts'

const password = '晨雾里的石阶 42 级'
const cache = join(import.meta.dirname, '../node_modules/.cache')

export const isLong = process.env.CHAOS === 'long'
export const report = (line: string) => process.stdout.write(`${line}\n`)

/** A folder that is removed after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-chaos-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type Settings = Record<string, string>

/** A studio, alone or with its site. */
export type Running = {
  url: string
  child: ChildProcess
  output: () => string
  /** The program itself, not the one that started it. */
  pid: () => number
  /** Ends the process at once, as a power cut of the machine's processes does. */
  kill: () => Promise<Ended>
  stop: () => Promise<Ended>
}
export type RunningSite = Running & { baseUrl: string }

const builds = { STUDIO_BUILD_DIR: join(cache, 'chaos-studio'), SITE_BUILD_DIR: join(cache, 'chaos-site') }

/** As a container does: in a namespace of its own, where its number is 1, and with a `/proc` of its own. */
const container = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child']
export const hasContainers = spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0

type Options = { isContained?: boolean }

/** Runs the program; it ends with the test. */
export function run(settings: Settings, { isContained = false }: Options = {}) {
  const through = isContained ? container : []
  const program = runStart({ LOG_LEVEL: 'error', ...builds, ...settings }, 'start', [], through)
  const { child, ended } = program
  const pid = () => {
    const children = isContained && readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    return Number(children || child.pid)
  }
  let isAsked = false
  void ended.then(({ code, output }) => {
    if (isAsked || code === 0) return
    report(`A program ended by itself with ${code ?? child.signalCode}:\n${output.slice(-2_000)}`)
  })
  const kill = () => {
    isAsked = true
    child.kill('SIGKILL')
    return ended
  }
  const stop = () => {
    isAsked = true
    if (child.exitCode === null && child.signalCode === null) process.kill(pid(), 'SIGTERM')
    return ended
  }
  // A studio that ended and was started again is named only here.
  onTestFailed(() => void report(`Output of ${child.pid}:\n${program.output().slice(-2_000)}`))
  onTestFinished(async () => void (await kill()))
  return { ...program, pid, kill, stop }
}

const addressOfStudio = /Studio\s+(http:\S+?)\/\n/
export const addressOfSite = /Chinese\s+(http:\S+?)\/\n/

/** Starts the studio alone on a data folder; the first one builds its application. Rejects with its output. */
export async function startStudio(settings: Settings): Promise<Running> {
  const program = run({ STUDIO: 'alone', ...settings })
  return { ...program, url: await printed(program, addressOfStudio) }
}

/** Starts the site with its studio, as `npm start` does. Rejects with its output. */
export async function startBoth(settings: Settings, options?: Options): Promise<RunningSite> {
  const program = run({ STUDIO: 'on', ...settings }, options)
  const baseUrl = await printed(program, addressOfSite)
  return { ...program, baseUrl, url: await printed(program, addressOfStudio) }
}

/** Starts the site without a studio. */
export async function startSite(settings: Settings): Promise<Omit<RunningSite, 'url'>> {
  const program = run({ STUDIO: 'off', ...settings })
  return { ...program, baseUrl: await printed(program, addressOfSite) }
}

export type Readiness = { status: string; findings?: string[]; problems?: Record<string, string> }
export const readiness = async ({ baseUrl }: { baseUrl: string }): Promise<Readiness> =>
  (await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(20_000) })).json()

/** Uses the set-up link that a start with new data prints. Returns the first person, signed in, with all rights. */
export async function setUp({ url, output }: Pick<Running, 'url' | 'output'>): Promise<Browser> {
  const link = await new Promise<string>((resolve) => {
    const look = () => {
      const found = /Set up\s+http:\S+\/(\S+)\n/.exec(output())?.[1]
      if (found) resolve(found)
      else setTimeout(look, 20)
    }
    look()
  })
  const browser = openBrowser(url)
  await browser.call('acceptInvitation', {
    token: link,
    email: 'lin@lingshan.example',
    name: '林岚',
    password,
  })
  return browser
}

/** Another person with all rights to content, invited by the first. */
export async function invite(administrator: Browser, url: string, name: string): Promise<Browser> {
  const rights: Holder = { roles: ['editor', 'approver'], sections: null, languages: null }
  const email = `${name}@lingshan.example`
  const { link } = await administrator.call('invitePerson', {
    ...rights,
    email,
    name,
    roles: [...rights.roles],
    sections: null,
    languages: null,
  })
  const browser = openBrowser(url)
  await browser.call('acceptInvitation', { token: link.slice(link.lastIndexOf('/') + 1), password })
  return browser
}

/** The same person in a process on another port. */
export async function signIn({ url }: Pick<Running, 'url'>): Promise<Browser> {
  const browser = openBrowser(url)
  await browser.call('signIn', { email: 'lin@lingshan.example', password })
  return browser
}

export type Outcome =
  | { state: 'acknowledged'; result: Record<string, unknown> }
  | { state: 'refused'; status: number; code: string }
  | { state: 'unknown' }

/** Sends one call once, without the client's own repeats, and says what its answer means. */
export async function attempt(
  { fetch }: Browser,
  name: CallName,
  input: Record<string, unknown>,
  key: string,
): Promise<Outcome> {
  const { url, body } = address(name, input)
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  try {
    const response = await fetch(url, { method: callOf(name).method, headers, body: body ?? null })
    const answer = await response.json()
    if (response.ok) return { state: 'acknowledged', result: answer }
    const { code } = answer.error
    return code === 'unknown' ? { state: 'unknown' } : { state: 'refused', status: response.status, code }
  } catch {
    return { state: 'unknown' }
  }
}

/** A port that was free a moment ago, for a program that is to have the same one after a restart. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return address !== null && typeof address === 'object' ? address.port : 0
}
