import { type Call, createClient } from '../client.ts'

/** Sends a request; the caller handles the cookies of the answer. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>

/** A browser for the authoring API: it stores cookies and sends the headers of a same-origin request. */
export type Browser = { call: Call; fetch: Send; cookies: Map<string, string> }

/** Opens a browser on the studio's own page. `origin` is the studio's address; `send` makes the request. */
export function openBrowser(origin: string, send: Send = fetch): Browser {
  const cookies = new Map<string, string>()
  const own = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' })
    for (const [name, value] of new Headers(init.headers)) {
      // An empty value means that the header is not sent.
      if (value) headers.set(name, value)
      else headers.delete(name)
    }
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await send(new URL(path, origin).href, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return { call: createClient((input, init) => own(String(input), init)), fetch: own, cookies }
}
