import type { EntryContext } from 'react-router'

/** What the page itself shows, without menu and frame, as plain JSON (R196); 404 for a page that does not exist, 503 where it cannot be had now. */
export function payloadOf(status: number, { staticHandlerContext }: EntryContext): Response {
  const { matches, loaderData } = staticHandlerContext
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? '']
  const headers = { 'Cache-Control': 'no-store' }
  if (status !== 200 || data === undefined)
    return Response.json({ data: null }, { status: status === 503 ? 503 : 404, headers })
  return Response.json({ data })
}
