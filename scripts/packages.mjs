import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { whileLocked } from './install-lock.mjs'

const stampFile = 'node_modules/.installed-lock'

/**
 * Installs the packages of package-lock.json. A file in node_modules has the hash of the lock that was
 * installed; npm removes it together with the folder. `onlyRuns`: an installation by `npm ci --omit=dev` is accepted.
 * Returns an error message, or undefined.
 */
export function ensurePackages(root, { install = runNpm, onlyRuns = false } = {}) {
  if (isCurrent(root)) return undefined
  if (onlyRuns && matchesLock(root, onlyRuns)) return linkWorkspaces(root)
  return whileLocked(root, () => installOnce(root, install))
}

function isCurrent(root) {
  const path = join(root, stampFile)
  return existsSync(path) && readFileSync(path, 'utf8') === stampOf(root)
}

function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

/** Checks again inside the lock: another process may have installed first. */
function installOnce(root, install) {
  if (isCurrent(root)) return undefined
  if (!matchesLock(root)) {
    process.stderr.write(
      'Installing the packages that package-lock.json names. This takes about a minute ...\n',
    )
    const problem = install(root)
    if (problem) return problem
  } else linkWorkspaces(root)
  writeFileSync(join(root, stampFile), stampOf(root))
  return undefined
}

/** A workspace that is new since the installation needs only its link, which npm would make too. */
function linkWorkspaces(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    const from = join(root, path)
    if (!link || existsSync(from)) continue
    try {
      symlinkSync(relative(dirname(from), join(root, resolved)), from)
    } catch (error) {
      // Another process created it first.
      if (error.code !== 'EEXIST') throw error
    }
  }
}

/** True when npm's own record of node_modules has every package of the lock in its version (a manual `npm ci`). */
function matchesLock(root, onlyRuns = false) {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  // With some of them installed, a missing one is new, and the next build needs it. `npm ci --omit=dev` of npm 9 leaves those that
  // are in a workspace's own folder.
  const hasDev = Object.entries(installed).some(([path, { dev }]) => dev && path.startsWith('node_modules/'))
  const withoutDev = onlyRuns && !hasDev
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true
    const present = installed[path]
    if (present) return present.version === wanted.version
    return wanted.optional === true || wanted.peer === true || (withoutDev && wanted.dev === true)
  })
}

function runNpm(root) {
  // NODE_ENV=production or a user's `omit` must not leave out what the build and the runtime need.
  // Packages that require a newer Node run on the pinned runtime: their engine warnings are suppressed.
  const args = [
    'ci',
    '--loglevel=error',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
  ]
  const npm = process.env.npm_execpath
  const viaNode = npm !== undefined && /\.c?js$/.test(npm)
  const result = spawnSync(viaNode ? process.execPath : 'npm', viaNode ? [npm, ...args] : args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: !viaNode && process.platform === 'win32',
  })
  if (result.error) return `npm does not start (${result.error.message}). Install npm 9 or newer.`
  if (result.status !== 0)
    return 'The packages could not be installed; see the lines above. Then run this again.'
  return undefined
}
