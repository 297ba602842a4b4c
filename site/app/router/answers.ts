import type { Answers } from './loads.ts'
import type { Match, Shown } from './state.ts'

/** Where a route sends the visitor instead of answering; the innermost route decides. */
export function redirectOf(answers: Answers): string | undefined {
  const last = answers.findLast((answer) => answer && 'redirect' in answer)
  return last && 'redirect' in last ? (last.redirect.headers.get('Location') ?? undefined) : undefined
}

/**
 * The next page: what its routes answered and what those keep that were not asked. An error is shown by the nearest
 * boundary at or above its route, and what stands below that is not kept.
 */
export function complete(
  shown: Shown,
  matches: Match[],
  answers: Answers,
): Pick<Shown, 'matches' | 'loaderData' | 'errors'> {
  const errors: Record<string, unknown> = {}
  for (const [index, answer] of answers.entries())
    if (answer && 'error' in answer) errors[boundaryOf(matches, index)] ??= answer.error
  const failed = matches.findIndex(({ route }) => route.id in errors)
  const loaderData: Record<string, unknown> = {}
  for (const [index, { route }] of matches.entries()) {
    const answer = answers[index]
    const isAbove = failed < 0 || index <= failed
    if (answer && 'data' in answer) loaderData[route.id] = answer.data
    else if (!answer && isAbove && route.loader && Object.hasOwn(shown.loaderData, route.id))
      loaderData[route.id] = shown.loaderData[route.id]
  }
  return { matches, loaderData, errors: failed < 0 ? null : errors }
}

function boundaryOf(matches: Match[], index: number): string {
  const above = matches.slice(0, index + 1)
  const boundary = above.findLast(({ route }) => route.ErrorBoundary || route.errorElement)
  return (boundary ?? matches[0])?.route.id ?? ''
}
