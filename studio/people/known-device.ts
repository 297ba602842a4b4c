import { createHmac, timingSafeEqual } from 'node:crypto'

const maxAge = 180 * 24 * 3600

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * A cookie for browsers in which someone has signed in: their wrong passwords are counted apart, so that the
 * attempts of others do not lock them out (OWASP, device cookies). It gives no rights.
 */
export function createKnownDevices(secret: string, https: boolean) {
  const name = https ? '__Host-studio.device' : 'studio.device'
  const sign = (email: string) => createHmac('sha256', secret).update(`device ${email}`).digest('base64url')
  return {
    isKnown(request: Request, email: string): boolean {
      const cookies = (request.headers.get('Cookie') ?? '').split('; ')
      const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
      const expected = sign(email)
      return value.length === expected.length && timingSafeEqual(Buffer.from(value), Buffer.from(expected))
    },
    /** The cookie to set after someone has signed in. */
    cookieFor: (email: string): string =>
      `${name}=${sign(email)}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`,
  }
}
