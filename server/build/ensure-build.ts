import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { root } from '../config/settings.ts'
import { whileLocked } from '../data/lock.ts'
import { errorCode, UserError } from '../user-error.ts'

// The fingerprint of the files that were built is missing in builds of earlier releases.
const stampShape = z.object({ sources: z.string(), timestamp: z.number(), files: z.string().optional() })
const stampName = 'stamp.json'
export type Stamp = z.output<typeof stampShape>

export type BuildOptions = { force?: boolean; onBuild?: () => void }

/** What is built, from what, and how. */
export type Plan = {
  what: 'site' | 'studio'
  /** The setting that names the folder. */
  setting: string
  /** Fingerprint of the sources: an unchanged one needs no new build. */
  sources: string
  /** Makes the build in a fresh folder; `earlier` is the one that it takes the place of. */
  make: (fresh: string, earlier: string) => Promise<void>
}

/**
 * Builds into `folder` when the sources changed since the build there, or always with `force`. The new build is made
 * beside the old one and takes its place whole. Answers the stamp of what is there now; throws a UserError when the
 * folder holds anything but a build, or cannot be written beside.
 */
export async function ensureBuild(folder: string, plan: Plan, options: BuildOptions = {}): Promise<Stamp> {
  const current = () => {
    const there = readStamp(folder)
    return there?.sources === plan.sources && !options.force ? there : undefined
  }
  try {
    const there = current()
    if (there) return there
    refuseForeign(folder, plan)
    await mkdir(dirname(folder), { recursive: true })
    // A process that waited for another's build uses that.
    return await whileLocked(
      join(dirname(folder), '.build.lock'),
      async () => current() ?? replaceBuild(folder, plan, options.onBuild),
    )
  } catch (error) {
    throw explain(error, folder, plan)
  }
}

/** A folder that does not let this user read or write becomes one line; anything else stays. */
function explain(error: unknown, folder: string, { what, setting }: Plan): unknown {
  const code = errorCode(error) ?? ''
  if (!['EACCES', 'EPERM', 'EROFS', 'EISDIR', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EDQUOT', 'EIO'].includes(code))
    return error
  return new UserError(
    `The build of the ${what} cannot be read from or written to ${folder} (${code}). Let this user read it and write in ` +
      `${dirname(folder)}, which needs free space, or name another folder inside ${root}: ${setting}=…`,
  )
}

async function replaceBuild(folder: string, plan: Plan, onBuild?: () => void): Promise<Stamp> {
  onBuild?.()
  // Under the lock, what is left there is of a build that was killed.
  for (const kind of ['new', 'old']) await sweep(dirname(folder), `${basename(folder)}.${kind}-`)
  const fresh = `${folder}.new-${randomUUID()}`
  const old = `${folder}.old-${randomUUID()}`
  const throwAway = () => rmSync(fresh, { recursive: true, force: true })
  process.once('exit', throwAway)
  try {
    await plan.make(fresh, folder)
    const files = await fingerprintOf(fresh)
    const stamp: Stamp = { sources: plan.sources, timestamp: Date.now(), files }
    await writeFile(join(fresh, stampName), JSON.stringify(stamp))
    if (existsSync(folder)) await rename(folder, old)
    await rename(fresh, folder)
    return stamp
  } finally {
    process.off('exit', throwAway)
    for (const left of [fresh, old]) await rm(left, { recursive: true, force: true })
  }
}

/** A build is thrown away for the next one, so only an empty folder or an earlier build may be named. */
function refuseForeign(folder: string, { what, setting }: Plan): void {
  const ours = !existsSync(folder) || readStamp(folder) || isEmptyFolder(folder)
  if (ours) return
  throw new UserError(
    `${folder} holds files that are no build of the ${what}, and a build would replace them. ` +
      `Name another folder with ${setting}, or empty this one.`,
  )
}

const isEmptyFolder = (path: string) => statSync(path).isDirectory() && readdirSync(path).length === 0

/** The stamp of a build; undefined where there is none, or one that was cut off. */
export function readStamp(folder: string): Stamp | undefined {
  const path = join(folder, stampName)
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  try {
    return stampShape.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Of the names and sizes of all files but the stamp. */
async function fingerprintOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const lines: string[] = []
  for (const file of files.sort())
    if (relative(folder, file) !== stampName)
      lines.push(`${relative(folder, file)} ${(await stat(file)).size}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** Whether a build has the files that were built; undefined where there is none, or one of an earlier release. */
export async function isWhole(folder: string): Promise<boolean | undefined> {
  const { files } = readStamp(folder) ?? {}
  return files === undefined ? undefined : (await fingerprintOf(folder)) === files
}

/** Removes what is named `{prefix}…` and was last changed before `before`, in milliseconds. */
export async function sweep(
  folder: string,
  prefix: string,
  before = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (!existsSync(folder)) return
  for (const name of await readdir(folder))
    if (name.startsWith(prefix) && statSync(join(folder, name)).mtimeMs < before)
      await rm(join(folder, name), { recursive: true, force: true })
}
