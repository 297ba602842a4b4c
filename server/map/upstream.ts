/** What of AMap's services the map script asks for through us, and where each is at home (requirements §5.1). */
const upstreams: Record<string, string> = {
  '/v3/direction/walking': 'https://restapi.amap.com',
  '/v3/assistant/coordinate/convert': 'https://restapi.amap.com',
  '/v3/log/init': 'https://restapi.amap.com',
  '/v4/map/styles': 'https://webapi.amap.com',
}

export const prefix = '/_AMapService'
/** An answer by function call (JSONP): the name becomes code, so it may only be a name. */
const callbackName = /^[A-Za-z_$][\w$.]{0,63}$/

export type Asked = { host: string; path: string; query: URLSearchParams; callback: string | undefined }

/**
 * Reads what the map script asks for: an allowed path after `..` and `.` were resolved, our own key and no other, no security code,
 * each name once. Undefined for anything else.
 */
export function readAsked(url: URL, key: string): Asked | undefined {
  const path = url.pathname.slice(prefix.length)
  const host = Object.hasOwn(upstreams, path) ? upstreams[path] : undefined
  if (!host) return undefined
  const query = new URLSearchParams(url.search)
  const names = [...query.keys()]
  if (names.length !== new Set(names).size || query.has('jscode') || query.get('key') !== key)
    return undefined
  const callback = query.get('callback') ?? undefined
  if (callback !== undefined && !callbackName.test(callback)) return undefined
  return { host, path, query, callback }
}
