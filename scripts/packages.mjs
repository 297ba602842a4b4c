import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { whileLocked } from './install-lock.mjs'

const stampFile = 'node_modules/.installed-lock'

/**
 * Makes node_modules what package-lock.json says. A stamp inside node_modules names the lock it was made from;
 * npm removes it together with the folder. What only runs (`onlyRuns`) takes an `npm ci --omit=dev` as it is. Returns what
 * went wrong, or undefined.
 */
export function ensurePackages(root, { install = runNpm, onlyRuns = false } = {}) {
  if (isCurrent(root) || (onlyRuns && matchesLock(root, onlyRuns))) return undefined
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

/** Whoever waited for another's installation finds it done. */
function installOnce(root, install) {
  if (isCurrent(root)) return undefined
  if (!matchesLock(root)) {
    process.stderr.write(
      'Installing the packages that package-lock.json names. This takes about a minute ...\n',
    )
    const problem = install(root)
    if (problem) return problem
  }
  writeFileSync(join(root, stampFile), stampOf(root))
  return undefined
}

/** True when npm's own record of node_modules has every package of the lock in its version (an `npm ci` by hand). */
function matchesLock(root, onlyRuns = false) {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  // Where some of them are, the one that is missing is new: the next build needs it.
  const withoutDev = onlyRuns && !Object.values(installed).some(({ dev }) => dev)
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.link) return true
    const present = installed[path]
    if (present) return present.version === wanted.version
    return wanted.optional === true || wanted.peer === true || (withoutDev && wanted.dev === true)
  })
}

function runNpm(root) {
  // NODE_ENV=production or a user's `omit` must not leave out what the build and the runtime need.
  // Packages that want a newer Node than the machine's get it from the pinned runtime: no warnings of theirs.
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
  if (result.error) return `npm does not start (${result.error.message}). Install npm 10 or newer.`
  if (result.status !== 0)
    return 'The packages could not be installed; the lines above say why. Run this again.'
  return undefined
}
