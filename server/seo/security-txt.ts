import type { Handler } from 'hono'

const validDays = 180

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. 404 as long as no contact is set. */
export function securityTxt(publicUrl: string, contact: string, now: () => Date = () => new Date()): Handler {
  return (c) => {
    if (!contact) return c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' })
    const expires = new Date(now().getTime() + validDays * 24 * 3_600_000)
    const lines = [
      ...contact.split(',').map((address) => `Contact: ${address}`),
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: zh, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ]
    return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' })
  }
}
