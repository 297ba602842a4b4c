import type { LoadArgs } from './load.ts'
import { invalid, unmatched } from './problem.ts'

type Verdict = boolean | { status: number }

/** A route's validity check: false is a 404, `{ status }` another answer; may be asynchronous. */
export type Check = (args: LoadArgs) => Verdict | Promise<Verdict>

/** Throws `Page Not Found: {path}` unless the check passes. */
export async function keepValid(check: Check, args: LoadArgs): Promise<void> {
  const verdict = await check(args)
  if (verdict === true) return
  throw invalid(args.url, verdict === false ? 404 : verdict.status)
}

/**
 * For addresses that differ by one segment and share a route: `oneOf('channel', newsChannels)`. With any other segment it
 * is an address that no route of the specification matches, and says so.
 */
export const oneOf =
  (param: string, values: readonly string[]): Check =>
  ({ params, url }) => {
    if (values.includes(params[param] ?? '')) return true
    throw unmatched(url)
  }
