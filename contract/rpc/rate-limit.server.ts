const minute = 60_000
/** Above this many keys the oldest is forgotten, so that memory stays bounded. */
const maxKeys = 20_000

/** Counts requests by a key in fixed minutes. Returns the seconds to wait, or 0 when the request may pass. */
export function createRateLimit(perMinute: number, now: () => number = Date.now): (key: string) => number {
  const seen = new Map<string, { count: number; until: number }>()
  return (key) => {
    const time = now()
    let entry = seen.get(key)
    if (!entry || entry.until <= time) {
      seen.delete(key)
      const oldest = seen.size >= maxKeys ? seen.keys().next().value : undefined
      if (oldest !== undefined) seen.delete(oldest)
      entry = { count: 0, until: time + minute }
      seen.set(key, entry)
    }
    entry.count += 1
    return entry.count > perMinute ? Math.ceil((entry.until - time) / 1000) : 0
  }
}
