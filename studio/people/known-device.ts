import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const maxAge = 180 * 24 * 3600

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * A cookie for browsers in which someone has signed in: their wrong passwords are counted apart, so that the attempts of
 * others do not lock them out (OWASP, device cookies). Each sign-in gives another one, under which failures are counted, so
 * that one which got into other hands locks out no other device. It gives no rights.
 */
export function createKnownDevices(secret: string, https: boolean) {
  const name = https ? '__Host-studio.device' : 'studio.device'
  const sign = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url')
  return {
    /** The id of a device in which this account was used before; undefined for another one. */
    find(request: Request, email: string): string | undefined {
      const cookies = (request.headers.get('Cookie') ?? '').split('; ')
      const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
      const [, id, given = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(value) ?? []
      const isRight = id && timingSafeEqual(Buffer.from(given), Buffer.from(sign(id, email)))
      return isRight ? id : undefined
    },
    /** The cookie to set after someone has signed in. */
    cookieFor(email: string): string {
      const id = randomBytes(16).toString('base64url')
      return `${name}=${id}.${sign(id, email)}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`
    },
  }
}
