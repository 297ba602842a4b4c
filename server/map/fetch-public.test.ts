import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { fetchPublic, isPublic } from './fetch-public.ts'

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', 'name'],
  ...['::', '::1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:7f00:1'],
  '64:ff9b::7f00:1',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['106.11.0.1', '172.32.0.1', '100.128.0.1', '223.5.5.5', '2408:400a::1', '::ffff:106.11.0.1'])(
  '%s is outside',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

test('a name that leads to this machine is refused before anything connects to it', async () => {
  let connected = 0
  const server = createServer((socket) => {
    connected += 1
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.address() as AddressInfo
  const init = { headers: {}, signal: AbortSignal.timeout(20_000) }
  await expect(fetchPublic(`https://localhost:${port}/`, init)).rejects.toMatchObject({
    name: 'PrivateAddressError',
  })
  expect(connected).toBe(0)
  server.close()
})
