/** One implementation of a query, run repeatedly with different queries. */
export type Variant<Q> = {
  name: string
  run: (query: Q) => unknown
}
/** Milliseconds of one variant, in the order of the rounds. */
export type Samples = { name: string; times: number[] }

const maxTries = 5
const warmUp = 5
const minRounds = 40
const maxMs = 30_000

/**
 * Runs every variant once a round with the round's own query, in rotating order, so that other load on the machine
 * affects all of them equally. A sample with an involuntary context switch is taken again.
 * Ends early, after at least 40 rounds, when half a minute has passed.
 */
export async function measure<Q>(
  variants: readonly Variant<Q>[],
  nextQuery: (round: number) => Q,
  rounds: number,
): Promise<Samples[]> {
  const samples = variants.map((variant) => ({ ...variant, times: [] as number[] }))
  const begin = performance.now()
  for (let round = -warmUp; round < rounds; round++) {
    if (round >= minRounds && performance.now() - begin > maxMs) break
    const query = nextQuery(round + warmUp)
    for (let index = 0; index < samples.length; index++) {
      const sample = samples[(index + round + warmUp) % samples.length]
      if (!sample) continue
      const time = await timeOf(() => sample.run(query))
      if (round >= 0) sample.times.push(time)
    }
  }
  return samples.map(({ name, times }) => ({ name, times }))
}

async function timeOf(run: () => unknown): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < maxTries; tries++) {
    const switches = process.resourceUsage().involuntaryContextSwitches
    const begin = performance.now()
    await run()
    const time = performance.now() - begin
    shortest = Math.min(shortest, time)
    if (process.resourceUsage().involuntaryContextSwitches === switches) return time
  }
  return shortest
}

/** The value below which this fraction of the times lies. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
