/**
 * True for a request that another site makes for a user who is signed in here. Every browser says where a request comes
 * from; a request that changes something and does not say so comes from no known browser.
 */
export function isCrossSite(request: Request, studioUrl: string | undefined): boolean {
  const { headers, method, url } = request
  const site = headers.get('Sec-Fetch-Site')
  const origin = headers.get('Origin')
  const reading = method === 'GET' || method === 'HEAD'
  if (site !== null && site !== 'same-origin' && !(reading && site === 'none')) return true
  if (origin !== null) return !isOwn(origin, studioUrl ?? new URL(url).origin, studioUrl === undefined)
  return !reading && site !== 'same-origin'
}

/** Without a set address the host of the request counts: a proxy may terminate https. */
function isOwn(origin: string, own: string, anyScheme: boolean): boolean {
  if (!URL.canParse(origin)) return false
  return anyScheme ? new URL(origin).host === new URL(own).host : origin === own
}
