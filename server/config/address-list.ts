import { BlockList } from 'node:net'
import { z } from 'zod'

const networks: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])

/** Addresses, networks and the words for the usual ones, separated by commas. */
export const addressList = z.string().transform((list, context) => {
  const addresses = new BlockList()
  const all = list.split(',').filter(Boolean)
  for (const one of all.flatMap((name) => networks.get(name.trim()) ?? [name.trim()])) {
    const [address = '', length, more] = one.split('/')
    try {
      const type = address.includes(':') ? 'ipv6' : 'ipv4'
      // Anyone could choose the address by which limits count.
      if (Number(length) === 0) throw new RangeError('every address')
      if (more !== undefined) throw new RangeError('two lengths')
      if (length === undefined) addresses.addAddress(address, type)
      else addresses.addSubnet(address, /^\d+$/.test(length) ? Number(length) : Number.NaN, type)
    } catch {
      context.addIssue({ code: 'custom', message: `${one} is no address` })
      return z.NEVER
    }
  }
  return addresses
})

/** This machine and private networks, where proxies are. */
export const ownNetworks: BlockList = addressList.parse('loopback,private')
