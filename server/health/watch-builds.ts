import { isWhole } from '../build/ensure-build.ts'
import type { Log } from '../log.ts'
import type { Problems } from './watch-content.ts'

const intervalMs = 15_000

/**
 * Watches whether the files of the builds in these folders are there as they were built: a page whose styles are gone is
 * answered with 200 all the same. A folder that never held a build here is left out. What changes is logged once.
 */
export function watchBuilds(folders: readonly string[], log: Log['log']) {
  const known = new Set<string>()
  let damaged: readonly string[] = []
  const check = async () => {
    const found: string[] = []
    for (const folder of folders) {
      // One that cannot be read is as good as gone.
      const whole = await isWhole(folder).catch(() => false)
      if (whole !== undefined) known.add(folder)
      if (whole === false || (whole === undefined && known.has(folder))) found.push(folder)
    }
    for (const folder of found)
      if (!damaged.includes(folder)) log.error({ subject: 'build', problem: textOf([folder]) }, 'problem')
    if (found.length === 0 && damaged.length > 0) log.info({ subject: 'build' }, 'problem has ended')
    damaged = found
  }
  const timer = setInterval(() => void check(), intervalMs)
  timer.unref()
  void check()
  return {
    problems: (): Problems => (damaged.length > 0 ? { build: textOf(damaged) } : {}),
    check,
    stop: () => clearInterval(timer),
  }
}

const textOf = (folders: readonly string[]): string =>
  `${folders.join(' and ')} is not as it was built, files of it were removed or cut off: run npm run build, or put the folder of the ` +
  'release back, then start the program again.'
