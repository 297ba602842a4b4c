import { lookup } from 'node:dns'
import { get } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that belong to this machine, its network or nobody. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** Whether an address lies on the public internet. */
export function isOutside(address: string): boolean {
  const kind = isIP(address)
  return kind !== 0 && !inside.check(address, kind === 6 ? 'ipv6' : 'ipv4')
}

export class Inside extends Error {
  override name = 'Inside'
}

/** Looks a name up as Node does, and refuses it when any of its addresses is not outside: that one could be connected to. */
const lookUpOutside: LookupFunction = (name, options, callback) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return callback(error ?? new Inside(), [])
    if (!found.every(({ address }) => isOutside(address))) return callback(new Inside(), [])
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })

export type Ask = (
  url: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<{ status: number; body: AsyncIterable<Uint8Array> | null }>

/** GET from a host outside: the address that was looked at is the one connected to. No redirect is followed. */
export const askOutside: Ask = (url, init) =>
  new Promise((resolve, reject) => {
    get(url, { ...init, lookup: lookUpOutside }, (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: answer }),
    ).on('error', reject)
  })
