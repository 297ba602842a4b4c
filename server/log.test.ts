import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { loggedPath } from './log.ts'

/** What a process of its own with this level writes when it does this. */
async function written(level: string, doing: string, addresses = 'full'): Promise<string> {
  const child = runs(level, doing, addresses)
  let text = ''
  child.stdout.on('data', (data) => (text += data))
  await once(child, 'close')
  return text
}

function runs(level: string, doing: string, addresses = 'full') {
  const program = `
    import { openLog } from './log.ts'
    const { log, logRequest } = openLog('${level}', '${addresses}')
    ${doing}`
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const inBothWays = `
    const client = { requestId: '5f0c', traceId: '0af7', address: '192.0.2.7"', https: false }
    logRequest(client, 'GET', '/member/%E5%B1%B1"', 200, 0)
    log.info({ requestId: '5f0c', traceId: '0af7', address: '192.0.2.7"', method: 'GET', path: '/member/%E5%B1%B1"', status: 200, ms: 0 }, 'request')`

test('a request that was answered at once is logged like any other, also when the process ends', async () => {
  const lines = (await written('info', inBothWays)).trim().split('\n')
  const [one, another] = lines.map((line) => ({ ...JSON.parse(line), time: 0 }))
  expect(lines).toHaveLength(2)
  expect(one).toEqual(another)
})

test('an address is logged without its end where the setting says so', async () => {
  const request = (address: string) =>
    `logRequest({ requestId: '5f0c', address: '${address}', https: false }, 'GET', '/', 200, 0)\n`
  const doing = request('192.0.2.7') + request('2001:db8:1:2::/64')
  const addressesIn = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).address)
  expect(addressesIn(await written('info', doing, 'short'))).toEqual(['192.0.2.0', '2001:db8:1::/48'])
  expect(addressesIn(await written('info', doing))).toEqual(['192.0.2.7', '2001:db8:1:2::/64'])
  // Of what is rejected or refused; the studio's lines have the whole address of one computer.
  const warn = (address: string) => `log.warn({ address: '${address}' }, 'refused')\n`
  const other =
    warn('192.0.2.7') + warn('2001:db8:1:2::/64') + warn('2001:db8:1:2:3:4:5:6') + warn('2001:db8::7')
  expect(
    addressesIn(await written('info', `${other}log.warn({ address: undefined }, 'refused')`, 'short')),
  ).toEqual([...['192.0.2.0', '2001:db8:1::/48', '2001:db8:1::/48', '2001:db8:0::/48'], undefined])
})

test('it is left out above its level', async () => {
  expect(await written('warn', inBothWays)).toBe('')
})

test('however many lines there are and however long, all arrive whole and in order', async () => {
  const text = await written(
    'info',
    `for (let at = 0; at < 500; at += 1)
      logRequest({ requestId: String(at), address: at % 100 ? 'é"' : 'é"'.repeat(8_000) }, 'GET', '/', 200, 0)`,
  )
  const lines = text.trim().split('\n')
  expect(lines.map((line) => Number(JSON.parse(line).requestId))).toEqual([...Array(500).keys()])
})

const many = `for (let at = 0; at < 20_000; at += 1)
  logRequest({ requestId: String(at), address: '192.0.2.7' }, 'GET', '/', 200, 0)`

test('a reader that is gone stops neither the work nor the end', async () => {
  const one = `logRequest({ requestId: '1', address: '192.0.2.7' }, 'GET', '/', 200, 0)`
  // Either the end of the work notices that the reader is gone, or something before it.
  for (const doing of [one, `${many}; ${one}`]) {
    const child = runs('info', `setTimeout(() => { ${doing}; process.exit() }, 200)`)
    child.stdout.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
  }
})

test('a reader that does not read blocks neither the work nor the end', async () => {
  // As it is once anything was printed through Node: a write that finds no room answers at once.
  const child = runs('info', `process.stdout.on('error', () => {}); process.stdout.write('x'); ${many}`)
  child.stdout.pause()
  expect(await once(child, 'exit')).toEqual([0, null])
  child.stdout.destroy()
})

test.each(['/preview/token', '//preview/token', '/preview//token', '/Preview/token'])(
  'the log has no token of %s',
  (path) => {
    expect(loggedPath(path)).toBe('/preview/…')
  },
)
