const minute = 60_000
const most = 20_000

/** Counts calls by a key in fixed minutes. Answers the seconds to wait, or 0 when the call may pass. */
export function perMinute(limit: number, now: () => number = Date.now): (key: string) => number {
  const seen = new Map<string, { count: number; until: number }>()
  return (key) => {
    const time = now()
    let entry = seen.get(key)
    if (!entry || entry.until <= time) {
      seen.delete(key)
      const oldest = seen.size >= most ? seen.keys().next().value : undefined
      if (oldest !== undefined) seen.delete(oldest)
      entry = { count: 0, until: time + minute }
      seen.set(key, entry)
    }
    entry.count += 1
    return entry.count > limit ? Math.ceil((entry.until - time) / 1000) : 0
  }
}
