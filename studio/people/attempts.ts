const wait = 10 * 60_000
const most = 20_000

type Count = { failures: number; until: number }

/**
 * Counts failures by any keys: too many under one of them close it for ten minutes. It knows nothing of accounts, so
 * that its answer does not tell which addresses have one. Memory stays bounded whoever asks.
 */
export function countAttempts(now: () => number = Date.now) {
  const counts = new Map<string, Count>()
  const current = (key: string) => {
    const count = counts.get(key)
    return count && count.until > now() ? count : undefined
  }
  return {
    /** Seconds to wait, or 0 when one more try may be made. */
    seconds(limits: readonly Limit[]): number {
      const ends = limits.flatMap(({ key, failures }) => {
        const count = current(key)
        return count && count.failures >= failures ? [count.until] : []
      })
      return ends.length === 0 ? 0 : Math.ceil((Math.max(...ends) - now()) / 1000)
    },
    /** Counted before a try is made, so that many at once are no way around. */
    begin(limits: readonly Limit[]): void {
      for (const { key } of limits) {
        const failures = (current(key)?.failures ?? 0) + 1
        counts.delete(key)
        const oldest = counts.size >= most ? counts.keys().next().value : undefined
        if (oldest !== undefined) counts.delete(oldest)
        counts.set(key, { failures, until: now() + wait })
      }
    },
    /** Whoever has a new password starts anew. */
    forget(limits: readonly Limit[]): void {
      for (const { key } of limits) counts.delete(key)
    },
    /** A try that succeeded: its account's failures are forgotten, those of its address are not. */
    succeed(limits: readonly Limit[]): void {
      for (const { key, kept } of limits) {
        const count = current(key)
        if (count && kept) count.failures -= 1
        else counts.delete(key)
      }
    },
  }
}

/** `kept`: only this try is taken back, so that one good account does not open the way for guessing others. */
export type Limit = { key: string; failures: number; kept?: boolean }

/** What bounds guessing: an account from one address, an account from anywhere, an address at all accounts. */
export const signInLimits = (email: string, address: string): Limit[] => [
  { key: `${email} ${address}`, failures: 5 },
  { key: email, failures: 30, kept: true },
  { key: address, failures: 50, kept: true },
]

export type Attempts = ReturnType<typeof countAttempts>
