import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

export type Running = { pids: number[]; port: number; stop: () => void }

/** Starts a program of this folder and waits until it prints that it is ready. */
export function startProgram(name: string, args: string[], port: number): Promise<Running> {
  const program = [join(import.meta.dirname, name), ...args, String(port)]
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
    child.stdout?.once('data', () => resolve({ pids: [child.pid ?? 0], port, stop: () => void child.kill() }))
  })
}

/** nginx with one worker serving precompressed files; undefined where nginx is not installed. */
export async function startNginx(folder: string, files: string, port: number): Promise<Running | undefined> {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)
  if (!program) return undefined
  await mkdir(folder, { recursive: true })
  // Started by root, the worker would run as another user without read access to the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const settings = `${user}daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; keepalive_requests 100000000; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; sendfile on; tcp_nopush on;
open_file_cache max=10; types {} default_type text/html; charset utf-8;
server { listen 127.0.0.1:${port}; location / { root ${files}; add_header Content-Encoding br; } } }`
  await writeFile(join(folder, 'nginx.conf'), settings)
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  await waitForPort(port)
  const workers = execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
  return { pids: workers.trim().split('\n').map(Number), port, stop: () => void child.kill('SIGTERM') }
}

async function waitForPort(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/0`).then(
        () => true,
        () => false,
      )
    )
      return
    await setTimeout(50)
  }
  throw new Error(`no server responds on port ${port}`)
}

/** Builds the framework's own template into a folder of this repository, so that its packages resolve. */
export function buildTemplate(folder: string): void {
  const program = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const env = { ...process.env, NODE_ENV: 'production', TEMPLATE_BUILD_DIR: folder }
  execFileSync(process.execPath, [program, 'build'], {
    cwd: join(root, 'bench/template'),
    env,
    stdio: 'pipe',
  })
}

/** CPU seconds that these processes have used so far, from /proc (Linux only). */
export const cpuSecondsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / 100
  }, 0)

/**
 * Resolves when the processes have been idle for three seconds, after three minutes at the latest: background work
 * pauses while the machine is busy.
 */
export async function waitUntilIdle(pids: readonly number[]): Promise<void> {
  let idle = 0
  for (let tries = 0; tries < 180 && idle < 3; tries += 1) {
    const before = cpuSecondsOf(pids)
    await setTimeout(1000)
    idle = cpuSecondsOf(pids) - before <= 0.03 ? idle + 1 : 0
  }
}

/** Resident memory of a process in MB. */
export const megabytesOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

export const runningChild = (child: ChildProcess, port: number): Running => ({
  pids: [child.pid ?? 0],
  port,
  stop: () => void child.kill('SIGTERM'),
})
