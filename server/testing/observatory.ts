/** A response as a scanner of security headers sees it. */
type Scanned = { headers: Headers; html: string }

/**
 * The score that Mozilla's HTTP Observatory gives a page on https (version 1.4.8, without preloaded HSTS; 140 is the most
 * possible). Only the rules that this product meets or could miss; a rule whose violation costs points gives 0 at once.
 */
export function observatoryScore({ headers, html }: Scanned): number {
  const policy = new Map(
    (headers.get('Content-Security-Policy') ?? '').split(/;\s*/).map((rule) => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources.join(' ')]
    }),
  )
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  const cookies = headers.getSetCookie()
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1] ?? 0)
  const violations = [
    maxAge < 15_768_000,
    headers.get('X-Content-Type-Options') !== 'nosniff',
    headers.get('X-Frame-Options') !== 'DENY',
    headers.has('Access-Control-Allow-Origin'),
    cookies.some((cookie) => !/; Secure(;|$)/i.test(cookie)),
    scripts.some((tag) => /src="(?:https?:)?\/\//.test(tag)),
    /unsafe|(?:^|\s)(?:https?:|\*)/.test([...policy.values()].join(' ')),
  ]
  if (violations.some(Boolean)) return 0
  const bonuses: [boolean, number][] = [
    [policy.get('default-src') === "'none'" && policy.has('form-action'), 10],
    [policy.has('frame-ancestors'), 5],
    [cookies.length > 0 && cookies.every((cookie) => /; SameSite=(?:Lax|Strict)/i.test(cookie)), 5],
    [/^(?:no-referrer|same-origin|strict-origin)/.test(headers.get('Referrer-Policy') ?? ''), 5],
    [scripts.length > 0 && scripts.every((tag) => / integrity="sha/.test(tag)), 5],
    [/^same-(?:origin|site)$/.test(headers.get('Cross-Origin-Resource-Policy') ?? ''), 10],
  ]
  return bonuses.reduce((score, [met, points]) => score + (met ? points : 0), 100)
}
