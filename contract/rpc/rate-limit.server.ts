const minute = 60_000
/** Above this many keys the oldest is forgotten, so that memory stays bounded. */
const maxKeys = 20_000

/**
 * Counts requests, or an amount of each, by a key in fixed minutes or other periods. Returns the seconds to wait, or 0 when the
 * request may pass. What is refused counts nothing.
 */
export function createRateLimit(
  most: number,
  now: () => number = Date.now,
  periodMs = minute,
): (key: string, amount?: number) => number {
  const seen = new Map<string, { count: number; until: number }>()
  return (key, amount = 1) => {
    const time = now()
    let entry = seen.get(key)
    if (!entry || entry.until <= time) {
      seen.delete(key)
      const oldest = seen.size >= maxKeys ? seen.keys().next().value : undefined
      if (oldest !== undefined) seen.delete(oldest)
      entry = { count: 0, until: time + periodMs }
      seen.set(key, entry)
    }
    if (entry.count + amount > most) return Math.ceil((entry.until - time) / 1000)
    entry.count += amount
    return 0
  }
}
