import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os'

/** The machine in one line; a load above the number of cores means that other programs ran too. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const megahertz = cpus()[0]?.speed
  const clock = megahertz ? ` at ${(megahertz / 1000).toFixed(1)} GHz` : ''
  return `${availableParallelism()} cores${clock}, ${gigabytes} GB of memory, ${platform()} ${arch()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`
}
