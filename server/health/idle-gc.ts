const checkMs = 10_000
/** Timers and polling for publications use less than this in ten seconds, in milliseconds of processor time. */
const idleMs = 300
/** Less work than this leaves nothing worth collecting. */
const minWorkMs = 1_000

/**
 * Collects garbage once after the process has worked and become idle. By itself the runtime keeps the memory of a busy
 * minute, or of the pages rendered after the start, as long as there are no requests. `used` returns the milliseconds of
 * processor time so far.
 */
export function collectGarbageWhenIdle(collect: () => void, used: () => number = processorMs): void {
  let before = used()
  let work = 0
  const check = () => {
    const now = used()
    const spent = now - before
    before = now
    work += spent
    if (spent > idleMs || work < minWorkMs) return
    collect()
    work = 0
    // The collection itself does not count as work.
    before = used()
  }
  setInterval(check, checkMs).unref()
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
