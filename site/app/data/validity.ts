import type { LoadArgs } from './load.ts'
import { invalid } from './problem.ts'

type Verdict = boolean | { status: number }

/** A route's validity check (spec §5): false is a 404, `{ status }` another answer; may be asynchronous (R178, R179). */
export type Check = (args: LoadArgs) => Verdict | Promise<Verdict>

/** Throws `Page Not Found: {path}` unless the check passes. */
export async function keepValid(check: Check, args: LoadArgs): Promise<void> {
  const verdict = await check(args)
  if (verdict === true) return
  throw invalid(args.url, verdict === false ? 404 : verdict.status)
}

/** Check for an enumerated segment: `oneOf('channel', newsChannels)`. */
export const oneOf =
  (param: string, values: readonly string[]): Check =>
  ({ params }) =>
    values.includes(params[param] ?? '')
