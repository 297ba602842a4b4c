/**
 * Some programs send Chinese letters in an address as plain bytes, which Node's parser refuses. Answers the address
 * in the form it must have, for a redirect; undefined when the request is wrong in any other way.
 */
export function encodedAddress(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined
  const line = packet.toString('latin1', 0, 4096).split('\r\n', 1)[0] ?? ''
  const address = /^(?:GET|HEAD) (\/[\x21-\x7e\x80-\xff]*) HTTP\/1\.1$/.exec(line)?.[1]
  if (!address || !/[\x80-\xff]/.test(address) || /^\/[/\\]|[\\#]/.test(address)) return undefined
  const bytes = Buffer.from(address, 'latin1')
  const hex = (byte: number) => `%${byte.toString(16).toUpperCase()}`
  return [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : hex(byte))).join('')
}
