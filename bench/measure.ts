/** One way to answer a question, run again and again with different questions. */
export type Way<Q> = {
  name: string
  run: (question: Q) => unknown
  /** What has happened before, untimed. */
  prepare?: (question: Q) => Promise<void>
}
/** Milliseconds of one way, in the order in which they were taken. */
export type Samples = { name: string; times: number[] }

const mostTries = 5
const warmUp = 5
const fewestRounds = 40
const enough = 30_000

/**
 * Runs every way once a round with the round's own question, in an order that turns, so that whatever else the machine
 * does falls on all of them alike. A sample during which the processor was given to another program is taken again.
 * Ends early, after 40 rounds at least, when half a minute has passed.
 */
export async function measure<Q>(
  ways: readonly Way<Q>[],
  ask: (round: number) => Q,
  rounds: number,
): Promise<Samples[]> {
  const samples = ways.map((way) => ({ ...way, times: [] as number[] }))
  const begin = performance.now()
  for (let round = -warmUp; round < rounds; round++) {
    if (round >= fewestRounds && performance.now() - begin > enough) break
    const question = ask(round + warmUp)
    for (let index = 0; index < samples.length; index++) {
      const sample = samples[(index + round + warmUp) % samples.length]
      if (!sample) continue
      await sample.prepare?.(question)
      const time = await timeOf(() => sample.run(question))
      if (round >= 0) sample.times.push(time)
    }
  }
  return samples.map(({ name, times }) => ({ name, times }))
}

async function timeOf(run: () => unknown): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < mostTries; tries++) {
    const switches = process.resourceUsage().involuntaryContextSwitches
    const begin = performance.now()
    await run()
    const time = performance.now() - begin
    shortest = Math.min(shortest, time)
    if (process.resourceUsage().involuntaryContextSwitches === switches) return time
  }
  return shortest
}

/** The value that this part of the times stays under. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
