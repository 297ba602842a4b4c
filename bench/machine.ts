import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os'

/** What the figures were taken on, in one line. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const megahertz = cpus()[0]?.speed
  const clock = megahertz ? ` at ${(megahertz / 1000).toFixed(1)} GHz` : ''
  return `${availableParallelism()} cores${clock}, ${gigabytes} GB of memory, ${platform()} ${arch()}, Node ${process.versions.node}`
}
