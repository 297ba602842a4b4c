import type { EntryContext } from 'react-router'

/** What the page itself shows, without menu and frame, as plain JSON (R196); 404 for a page that cannot be shown. */
export function payloadOf(status: number, { staticHandlerContext }: EntryContext): Response {
  const { matches, loaderData } = staticHandlerContext
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? '']
  const headers = { 'Cache-Control': 'no-store' }
  if (status !== 200 || data === undefined) return Response.json({ data: null }, { status: 404, headers })
  return Response.json({ data })
}
