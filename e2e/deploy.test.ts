/** @module-tag slow */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect, constants } from 'node:http2'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runStart, stopSite } from '../scripts/started-program.ts'
import { freePort } from './free-port.ts'
import { newDataFolder } from './site.ts'

// The files under deploy/ with what is on this machine: they are skipped where nginx or systemd is missing.

const deploy = join(import.meta.dirname, '../deploy')
const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

test.skipIf(!runs('systemd-analyze', '--version'))('systemd understands the unit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-unit-'))
  const unit = await readFile(join(deploy, 'systemd/shanmen.service'), 'utf8')
  await writeFile(join(folder, 'shanmen.service'), unit.replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true'))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'shanmen.service')])
  await rm(folder, { recursive: true })
  expect([status, String(stderr)]).toEqual([0, ''])
})

const hasFirewall = runs('nft', '--version') && runs('unshare', '-n', 'ip', 'link', 'set', 'lo', 'up')

test.skipIf(!hasFirewall)('the firewall gives one address 500 connections, and others theirs', () => {
  // In a network of its own: the rules are not those of this machine.
  const script = `const net = require('node:net')
    const open = (host, localAddress, count) => Promise.all(Array.from({ length: count }, () =>
      new Promise((done) => {
        const socket = net.connect({ host, port: 443, localAddress }, () => done(1))
        socket.on('error', () => done(0))
      }))).then((all) => all.reduce((sum, each) => sum + each))
    net.createServer(() => {}).listen(443, '::', async () => {
      const v4 = await open('127.0.0.1', '127.0.0.2', 600)
      console.log(v4, await open('127.0.0.1', '127.0.0.3', 20), await open('::1', '::1', 600))
      process.exit()
    })`
  const rules = join(deploy, 'nginx/shanmen.nft')
  const shell = 'ip link set lo up && nft -f "$1" && exec "$2" -e "$3"'
  const { stdout, stderr } = spawnSync('unshare', [
    '-n',
    'sh',
    '-c',
    shell,
    '-',
    rules,
    process.execPath,
    script,
  ])
  expect(`${stdout}${stderr}`).toBe('500 20 500\n')
})

describe.skipIf(!runs('nginx', '-v'))('behind nginx', () => {
  let program: ReturnType<typeof runStart>
  let nginx: ReturnType<typeof spawn>
  let folder: string
  let data: string
  let http: number
  let https: number

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shanmen-nginx-'))
    // Started by root, its workers are another user, who would write there.
    await chmod(folder, 0o755)
    data = await newDataFolder()
    const [site, studio] = [await freePort(), await freePort()]
    ;[http, https] = [await freePort(), await freePort()]
    program = runStart({
      ...{ DATA_DIR: data, SITE_BUILD_DIR: inject('buildFolder') },
      ...{ STUDIO: 'on', STUDIO_BUILD_DIR: inject('studioBuildFolder') },
      ...{ PORT: String(site), STUDIO_PORT: String(studio), LOG_LEVEL: 'info' },
      ...{ PUBLIC_BASE_URL: 'https://www.example.com', STUDIO_BASE_URL: 'https://studio.example.com' },
      TRUST_PROXY: 'loopback',
    })
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const subject = ['-subj', '/CN=www.example.com', '-keyout', key, '-out', certificate]
    execFileSync('openssl', ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2', ...subject], {
      stdio: 'ignore',
    })
    const text = (await readFile(join(deploy, 'nginx/shanmen.conf'), 'utf8'))
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`)
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${studio}`)
      .replaceAll(/listen (\[::\]:)?(80|443)/g, (_all, ipv6 = '', port) => {
        return `listen ${ipv6 ? '[::1]:' : '127.0.0.1:'}${port === '80' ? http : https}`
      })
      .replace('/etc/ssl/shanmen/fullchain.pem', certificate)
      .replace('/etc/ssl/shanmen/privkey.pem', key)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off;
      # As the nginx.conf of Debian 12 has it, and as that of 13.
      ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; server_tokens off; gzip on;
      # One machine stands for several visitors.
      set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;
      ${paths.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}\n${text} }`,
    )
    const { stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', join(folder, 'nginx.conf')])
    expect(String(stderr)).not.toMatch(/duplicate|emerg/)
    nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
    const answers = async (port: number, host: string, status: number) => {
      while ((await plainRequest(port, host, '/'))?.statusCode !== status) await setTimeout(50)
    }
    await answers(site, 'www.example.com', 200)
    await answers(studio, 'studio.example.com', 200)
    await answers(http, 'www.example.com', 308)
  }, 120_000)

  afterAll(async () => {
    nginx?.kill('SIGQUIT')
    if (nginx && nginx.exitCode === null) await once(nginx, 'exit')
    if (program) await stopSite(program)
    for (const each of [folder, data]) if (each) await rm(each, { recursive: true, force: true })
  })

  const ask = (host: string, path: string, more: Record<string, string> = {}, bytes = 0) =>
    http2Request({ port: https, host, path, headers: more, bytes })

  test('http leads to https, and the bare name to www', async () => {
    const plain = await plainRequest(http, 'www.example.com', '/en?x=1')
    expect(plain?.headers.location).toBe('https://www.example.com/en?x=1')
    const bare = await ask('example.com', '/en?x=1')
    expect([bare.status, bare.headers.location]).toEqual([308, 'https://www.example.com/en?x=1'])
  })

  test('pages arrive compressed over HTTP/2, for the address of the visitor that nginx sees', async () => {
    const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`
    const names = { 'x-forwarded-for': '192.0.2.66', 'x-request-id': 'of-the-visitor', traceparent }
    const spoofed = { 'accept-encoding': 'br', ...names }
    const page = await ask('www.example.com', '/en', spoofed)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'content-encoding': 'br' })
    expect(page.headers['strict-transport-security']).toBeDefined()
    expect(page.headers.server).toBe('nginx')
    // Once: nginx passes on what the program has compressed.
    expect(String(brotliDecompressSync(page.body))).toMatch(/^<!DOCTYPE html>/i)
    await expect.poll(() => program.output()).toContain('"path":"/en"')
    for (const said of ['192.0.2.66', 'of-the-visitor', 'abababab'])
      expect(program.output()).not.toContain(said)

    await http2Request({ port: https, host: 'www.example.com', path: '/en/about-ipv6', from: '[::1]' })
    const lineOf = (path: string) =>
      program
        .output()
        .split('\n')
        .find((line) => line.includes(`"path":"${path}"`))
    await expect.poll(() => lineOf('/en/about-ipv6')).toContain('"address":"0:0:0:0::/64"')
    expect(lineOf('/en')).toContain('"address":"127.0.0.1"')
  })

  test('a network of IPv6 has 100 requests under way, whichever of its addresses they come from', async () => {
    const session = connect(`https://127.0.0.1:${https}`, {
      ...{ rejectUnauthorized: false, servername: 'www.example.com' },
      // Of each body one byte is read, so that every request stays under way.
      settings: { initialWindowSize: 1 },
    })
    const open = async (address: string) => {
      const headers = { ':path': '/', ':authority': 'www.example.com', 'x-test-address': address }
      const request = session.request(headers)
      const [answer] = await once(request, 'response')
      request.on('error', () => undefined)
      return answer[':status']
    }
    const addresses = Array.from({ length: 120 }, (_, at) => `2001:db8:0:1::${at.toString(16)}`)
    const answers = await Promise.all(addresses.map(open))
    expect(answers.filter((status) => status === 429)).toHaveLength(20)
    expect(await open('2001:db8:0:2::1')).toBe(200)
    expect(await open('192.0.2.1')).toBe(200)
    session.destroy()
  })

  test('what a browser has is not sent again, and a part of a file is sent alone', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const { body, headers } = await ask('www.example.com', '/', accepted)
    const again = await ask('www.example.com', '/', { ...accepted, 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const picture = /\/media\/[\w-]+\/\d+\.webp/.exec(String(brotliDecompressSync(body)))?.[0] ?? ''
    const whole = await ask('www.example.com', picture)
    const part = await ask('www.example.com', picture, { range: 'bytes=100-199' })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.body.length}`])
    expect(part.body).toEqual(whole.body.subarray(100, 200))
  })

  test('metrics, problems and other names are closed', async () => {
    for (const host of ['www.example.com', 'studio.example.com'])
      for (const path of ['/metrics', '/readyz', '/%72eadyz', '//readyz'])
        expect([host, path, (await ask(host, path)).status]).toEqual([host, path, 404])
    await expect(ask('other.test', '/')).rejects.toThrow()
  })

  test('the studio takes an upload that the site refuses', async () => {
    const large = 20 * 1024 * 1024
    expect((await ask('studio.example.com', '/')).status).toBe(200)
    // Without a session; but not for its size.
    expect([401, 403]).toContain((await ask('studio.example.com', '/api/media', {}, large)).status)
    expect((await ask('www.example.com', '/backends/api/menu', {}, large)).status).toBe(413)
  })

  test('what is read slowly, and bodies that wait for their end, take no space on the disk', async () => {
    const [pdf = ''] = globSync(join(data, 'media/*/*.pdf'))
    await writeFile(pdf, Buffer.alloc(20_000_000))
    const session = connect(`https://127.0.0.1:${https}`, {
      ...{ servername: 'www.example.com', rejectUnauthorized: false },
      settings: { initialWindowSize: 1 },
    })
    try {
      const path = `/${encodeURI(relative(data, pdf))}`
      const download = session.request({ ':path': path, ':authority': 'www.example.com' })
      const [answer] = await once(download, 'response')
      expect([answer[':status'], answer['content-length']]).toEqual([200, '20000000'])
      const call = { ':path': '/backends/api/menu', ':method': 'POST', 'content-length': 60_000 }
      session.request({ ...call, ':authority': 'www.example.com' }).write(Buffer.alloc(50_000))
      await setTimeout(1_000)
      expect(await temporaryFiles(nginx.pid)).toEqual([])
    } finally {
      session.destroy()
    }
  })

  test('one address has at most 100 requests under way, and others are served meanwhile', async () => {
    // What reads nothing leaves its requests open.
    const session = connect(`https://127.0.0.1:${https}`, {
      ...{ servername: 'www.example.com', rejectUnauthorized: false },
      settings: { initialWindowSize: 1 },
    })
    try {
      await once(session, 'remoteSettings')
      const refused: unknown[] = []
      for (let no = 0; no < 120; no += 1)
        session
          .request({ ':path': '/', ':authority': 'www.example.com' })
          .on('response', ({ ':status': status }) => status === 429 && refused.push(status))
          // At the end, as none of them is read.
          .on('error', () => undefined)
      await expect.poll(() => refused.length).toBe(20)
      const other = await http2Request({ port: https, host: 'www.example.com', path: '/', from: '[::1]' })
      expect(other.status).toBe(200)
      expect(refused).toHaveLength(20)
    } finally {
      session.destroy()
    }
  })

  test('requests that are taken back at once are limited too, and others are served meanwhile', async () => {
    const answers: unknown[] = []
    for (let round = 0; round < 3; round += 1) {
      const session = connect(`https://127.0.0.1:${https}`, {
        ...{ servername: 'www.example.com', rejectUnauthorized: false },
      })
      await once(session, 'remoteSettings')
      const ask = () =>
        session
          .request({ ':path': '/', ':authority': 'www.example.com', 'x-test-address': '192.0.2.7' })
          .on('error', () => undefined)
      for (let no = 0; no < 600; no += 1) {
        ask().close(constants.NGHTTP2_CANCEL)
        // As many as nginx lets be open at once.
        if (no % 100 === 99) await new Promise<void>((resolve) => void session.ping(() => resolve()))
      }
      const stays = Array.from({ length: 60 }, ask)
      const statuses = stays.map(async (request) => (await once(request.resume(), 'response'))[0][':status'])
      answers.push(...(await Promise.all(statuses)))
      session.destroy()
    }
    expect(answers).toContain(200)
    expect(answers).toContain(429)
    const other = await http2Request({ port: https, host: 'www.example.com', path: '/', from: '[::1]' })
    expect(other.status).toBe(200)
  })
})

/** The files that nginx and its workers have written to and removed the names of. */
async function temporaryFiles(pid = 0): Promise<string[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const found: string[] = []
  for (const each of [pid, ...children.split(' ').filter(Boolean)]) {
    const files = await readdir(`/proc/${each}/fd`)
    for (const file of files) found.push(await readlink(`/proc/${each}/fd/${file}`).catch(() => ''))
  }
  return found.filter(
    (path) => path.endsWith('(deleted)') && !path.includes('memfd') && !path.startsWith('/dev'),
  )
}

/** The response, or undefined while nothing listens. */
const plainRequest = (port: number, host: string, path: string) =>
  new Promise<IncomingMessage | undefined>((resolve) => {
    get({ port, path, headers: { Host: host } }, (response) => resolve(response.resume())).on('error', () =>
      resolve(undefined),
    )
  })

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }
type Sent = { port: number; host: string; path: string; from?: string; headers?: object; bytes?: number }

/** A request over HTTP/2 that announces a body of so many bytes, if any. Rejects when the connection is refused. */
function http2Request(sent: Sent): Promise<Answer> {
  const { port, host, path, from = '127.0.0.1', headers, bytes = 0 } = sent
  return new Promise((resolve, reject) => {
    const session = connect(`https://${from}:${port}`, { servername: host, rejectUnauthorized: false })
    session.on('error', reject)
    const method = bytes > 0 ? 'POST' : 'GET'
    const length = bytes > 0 && { 'content-length': bytes }
    const request = session.request({
      ...{ ':path': path, ':authority': host, ':method': method },
      ...{ ...headers, ...length },
    })
    request.on('error', reject)
    request.on('response', ({ ':status': status, ...rest }) => {
      const chunks: Buffer[] = []
      const finish = () => {
        resolve({ status: Number(status), headers: rest, body: Buffer.concat(chunks) })
        session.destroy()
      }
      // The body that was announced is not sent: what matters is the status.
      if (bytes > 0) finish()
      else request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', finish)
    })
  })
}
