import { lookup } from 'node:dns'
import { get } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses of this machine, of its network, and reserved ones. */
const privateAddresses = new BlockList()
const networks = {
  ipv4: '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3',
  ipv6: '::/127 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8',
} as const
for (const kind of ['ipv4', 'ipv6'] as const)
  for (const network of networks[kind].split(' ')) {
    const [address = '', bits] = network.split('/')
    privateAddresses.addSubnet(address, Number(bits), kind)
  }

/** Whether an address is on the public internet. */
export function isPublic(address: string): boolean {
  const kind = isIP(address)
  return kind !== 0 && !privateAddresses.check(address, kind === 6 ? 'ipv6' : 'ipv4')
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Resolves a name as Node does, and rejects it when any of its addresses is private: the connection could use that one. */
const lookupPublic: LookupFunction = (name, options, callback) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return callback(error ?? new PrivateAddressError(), [])
    if (!found.every(({ address }) => isPublic(address))) return callback(new PrivateAddressError(), [])
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })

export type FetchPublic = (
  url: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<{ status: number; body: AsyncIterable<Uint8Array> | null }>

/** GET from a public host: the address that was checked is the one connected to. No redirect is followed. */
export const fetchPublic: FetchPublic = (url, init) =>
  new Promise((resolve, reject) => {
    get(url, { ...init, lookup: lookupPublic }, (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: answer }),
    ).on('error', reject)
  })
