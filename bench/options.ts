import { parseArgs } from 'node:util'

export type Options = { sizes: number[]; rounds: number; databaseUrl: string | undefined }

// The last page that is asked for must exist.
const fewestEntries = 1000
const usual = [1000, 20_000]
const full = [...usual, 100_000]

/** Reads the command line; undefined when it cannot be understood. */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): Options | undefined {
  const { size, rounds, full: all } = parse(args) ?? { size: [0] }
  const sizes = (size ?? []).map(Number)
  const options = {
    sizes: sizes.length > 0 ? sizes : all ? full : usual,
    rounds: Number(rounds ?? 200),
    databaseUrl: environment.DATABASE_URL || undefined,
  }
  const from = (least: number) => (number: number) => Number.isInteger(number) && number >= least
  return options.sizes.every(from(fewestEntries)) && from(20)(options.rounds) ? options : undefined
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        size: { type: 'string', multiple: true },
        rounds: { type: 'string' },
        full: { type: 'boolean' },
      },
    }).values
  } catch {
    return undefined
  }
}
