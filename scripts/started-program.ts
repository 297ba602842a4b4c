import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { runtimeArguments, runtimeEnvironment } from './runtime.mjs'

const root = join(import.meta.dirname, '..')

/** Every setting at its default, so that neither the shell nor a `.env` of the developer changes a test. */
const defaults = {
  HOST: '127.0.0.1',
  HEALTH_PORT: '',
  DATABASE_URL: '',
  DATABASE_POOL_URL: '',
  PUBLIC_BASE_URL: '',
  SAMPLE: '',
  API_HOST: '',
  FRONTEND_ID_HEADER: '',
  FRONTEND_ID: '',
  DOMAIN_DEFAULT_LOCALE: '',
  LOCALE_COOKIE: '',
  BUILD_POLL_MS: '',
  TRUST_PROXY: '',
  RATE_PAGES: '1000000',
  RATE_API: '1000000',
  AMAP_KEY: '',
  AMAP_SECURITY_CODE: '',
  AMAP_CODE_IN_PAGE: '',
  LOG_LEVEL: 'warn',
  STUDIO: 'off',
  STUDIO_PORT: '0',
  STUDIO_BASE_URL: '',
  RATE_STUDIO: '1000000',
  RATE_STUDIO_WRITES: '1000000',
  READ_ONLY: '',
  BACKUP_DIR: '',
}

/** Characters of output retained: a server under load logs more than that. */
const maxOutput = 1_000_000

export type Started = { child: ChildProcess; baseUrl: string; output: () => string; ended: Promise<Ended> }
export type Ended = { code: number | null; output: string }

/** Runs the real `npm start` program (or another command) with some settings; it writes into folders that the test sets. */
export function runStart(
  settings: Record<string, string>,
  command = 'start',
  args: readonly string[] = [],
  /** A program with its arguments that starts it, such as one that gives it a namespace. */
  through: readonly string[] = [],
  /** The project, or a copy of it. */
  folder = root,
): Omit<Started, 'baseUrl'> {
  const program = join(folder, `server/cli/${command}.ts`)
  const [file = '', ...rest] = [...through, process.execPath, ...runtimeArguments, program, ...args]
  const child = spawn(file, rest, {
    cwd: folder,
    env: {
      ...runtimeEnvironment,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // The compile cache of `npm start`, when this runs under npm too.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      ...defaults,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that fails half-way must not leave a server behind.
  const kill = () => child.kill()
  process.once('exit', kill)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk
      if (text.length > 2 * maxOutput) text = text.slice(-maxOutput)
    })
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      process.off('exit', kill)
      resolve({ code, output: text })
    })
  })
  return { child, output: () => text, ended }
}

/** Runs the program and waits for its addresses; rejects with its output when it ends before. */
export async function startSite(settings: Record<string, string>, folder?: string): Promise<Started> {
  const program = runStart(settings, 'start', [], [], folder)
  return { ...program, baseUrl: await printed(program, /Chinese\s+(http:\S+?)\/\n/) }
}

/** Waits until the output matches and returns the first group; rejects when the program ends before. */
export async function printed(program: Omit<Started, 'baseUrl'>, pattern: RegExp): Promise<string> {
  const seen = new Promise<string>((resolve) => {
    const check = () => {
      const found = pattern.exec(program.output())?.[1]
      if (!found) return
      program.child.stdout?.off('data', check)
      resolve(found)
    }
    program.child.stdout?.on('data', check)
    check()
  })
  return Promise.race([
    seen,
    program.ended.then(({ code, output }) => {
      throw new Error(`The program ended with ${code ?? program.child.signalCode}:\n${output}`)
    }),
  ])
}

export type StartedStudio = Omit<Started, 'baseUrl'> & { studioUrl: string; setUpLink: string }

/** Waits for the studio of a program with new data, and for its set-up link, which is printed after its address. */
export async function studioOf(program: Omit<Started, 'baseUrl'>): Promise<StartedStudio> {
  const studioUrl = await printed(program, /Studio\s+(http:\S+?)\/\n/)
  return { ...program, studioUrl, setUpLink: await printed(program, /Set up\s+(http:\S+)\n/) }
}

/** Sends SIGTERM and waits until the program has ended. */
export async function stopSite({ child, ended }: Omit<Started, 'baseUrl'>): Promise<Ended> {
  child.kill('SIGTERM')
  return ended
}
