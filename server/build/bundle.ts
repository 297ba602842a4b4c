import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { environmentWith } from '../config/env.ts'
import { compress } from '../response-cache/compress.ts'
import { UserError } from '../user-error.ts'

type Run = {
  what: 'site' | 'studio'
  program: string
  args: string[]
  cwd: string
  environment: Record<string, string>
  /** Leaves the processor to whatever else runs, such as the site that is served meanwhile. */
  lowPriority?: boolean
}

/** Runs a bundler in a process of its own; its output is shown only when it fails, in a UserError. */
export async function runBuild({ what, program, args, cwd, environment, lowPriority }: Run): Promise<void> {
  if (!existsSync(program))
    throw new UserError(
      `The ${what} must be built, and what builds it is not installed. Run: npm ci --include=dev`,
    )
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: environmentWith({ NODE_ENV: 'production', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const low = constants.priority.PRIORITY_BELOW_NORMAL
  // Only root may raise it again where the whole program runs with less.
  if (lowPriority && child.pid && getPriority() < low) setPriority(child.pid, low)
  const abandon = () => child.kill()
  process.once('exit', abandon)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('exit', abandon)
      if (code === 0) resolve()
      else reject(new UserError(`The ${what} could not be built:\n${output.trim()}`))
    })
  })
}

/** Lower than for responses: a file is compressed once. */
const minFileBytes = 256
const text = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/

/** Writes a brotli and a gzip form, as small as possible, beside every text file that is large enough. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => text.test(name))
      .map(async (name) => {
        const path = join(folder, name)
        const bytes = await readFile(path)
        if (bytes.length < minFileBytes) return
        const [br, gz] = await Promise.all([
          compress(bytes, 'br', 'smallest'),
          compress(bytes, 'gzip', 'smallest'),
        ])
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }),
  )
}

const notSources =
  /(?:^|\/)(?:build|node_modules|\.react-router|\.build\.lock[^/]*)$|\.(?:test\.tsx?|md)$|build\.(?:new|old)-/

/**
 * A fingerprint of everything a build depends on: the packages and files in `starts`. It is computed from contents, because
 * a fresh clone gives every file a new date.
 */
export function sourcesFingerprint(root: string, starts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const start of starts) {
    for (const file of filesUnder(join(root, start))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (notSources.test(path) || !existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
