const checkMs = 10_000
/**
 * What the process does without requests takes less than this in ten seconds, in milliseconds of processor time: the check of the
 * stored content takes 600 (`watch-damage.ts`), timers and polling for publications 100.
 */
const idleMs = 1_000

/**
 * Collects garbage once after the process has worked and become idle. By itself the runtime keeps the memory of a busy
 * minute, or of the pages rendered after the start, as long as there are no requests. `used` returns the milliseconds of
 * processor time so far.
 */
export function collectGarbageWhenIdle(collect: () => void, used: () => number = processorMs): void {
  let before = used()
  let hasWorked = false
  const check = () => {
    const now = used()
    const spent = now - before
    before = now
    const works = spent > idleMs
    if (!works && hasWorked) collect()
    hasWorked = works
    // The collection itself does not count as work.
    before = used()
  }
  setInterval(check, checkMs).unref()
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
