const lookMs = 10_000
/** What timers and looking for publications take in ten seconds is rest. */
const restMs = 300
const enoughMs = 1_000

/**
 * Collects garbage once when the process has worked and come to rest. By itself the runtime keeps what a busy minute took,
 * or the pages that were made after the start, for as long as nothing is asked. `used` tells the milliseconds of
 * processor time so far.
 */
export function collectAtRest(collect: () => void, used: () => number = processorMs): void {
  let before = used()
  let worked = 0
  const look = () => {
    const now = used()
    const spent = now - before
    before = now
    worked += spent
    if (spent > restMs || worked < enoughMs) return
    collect()
    worked = 0
    // Collecting is no work to be collected after.
    before = used()
  }
  setInterval(look, lookMs).unref()
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
