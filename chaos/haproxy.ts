import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort, newFolder } from './driver.ts'

const program = '/usr/sbin/haproxy'
export const hasHaproxy = existsSync(program)

/** HAProxy as `deploy/` has it, in front of nodes on this machine, without TLS. Ends with the test. */
export async function startHaproxy(nodes: { site: number[]; studio: number[] }) {
  const ports = { site: await freePort(), studio: await freePort() }
  const deployed = readFileSync(join(import.meta.dirname, '../deploy/haproxy/shanmen.cfg'), 'utf8')
  const servers = (ports: number[], name = '', options = '') =>
    ports.map((port, at) => `server node${at + 1}${name} 127.0.0.1:${port}${options}`).join('\n  ')
  const unready = (ports: number[]) => servers(ports, '-unready', ' backup no-check')
  const text = deployed
    .replace(/ {2}user haproxy\n {2}group haproxy\n/, '')
    .replace(/ {2}bind :80\n.*\n.*\n/, `  bind 127.0.0.1:${ports.site}\n  bind 127.0.0.1:${ports.studio}\n`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .replace('{ hdr(host) -i studio.example.com }', `{ dst_port ${ports.studio} }`)
    .replace(/server node1 \S+:3000(?:\n\s+server .*:3000)*/, servers(nodes.site))
    .replace(/server node1 \S+:3001(?:\n\s+server .*:3001)*/, servers(nodes.studio))
    .replace(/server node1-unready \S+:3000 .*(?:\n\s+server .*:3000 .*)*/, unready(nodes.site))
    .replace(/server node1-unready \S+:3001 .*(?:\n\s+server .*:3001 .*)*/, unready(nodes.studio))
  const file = join(await newFolder(), 'haproxy.cfg')
  writeFileSync(file, text)
  const child: ChildProcess = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { site: `http://127.0.0.1:${ports.site}`, studio: `http://127.0.0.1:${ports.studio}` }
}
