import type { Context } from 'hono'

/**
 * Sets a header of an answer that stands already. `c.header` would make the whole answer anew for each of them, a dozen
 * times on its way out, and turn its text into a stream.
 */
export function setHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value)
  } catch {
    // What was fetched from another server cannot be changed: of that there is a new one.
    c.header(name, value)
  }
}
