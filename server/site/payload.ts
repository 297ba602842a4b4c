const file = '/_payload.json'

/** The page whose data an address asks for (`/member/welfare/_payload.json` → `/member/welfare`); undefined for others. */
export function payloadPage(path: string): string | undefined {
  return path.endsWith(file) && path !== file ? path.slice(0, -file.length) : undefined
}

/**
 * The data of a page as a file of its own (R196). Editors change content without a new build, so it is asked for each
 * time and its validator makes that cheap; a build other than this one, and a page that does not exist, have none.
 */
export function payloadAnswer(response: Response): Response {
  if (response.status === 200) return response
  const status = response.status === 503 ? 503 : 404
  return Response.json({ data: null }, { status, headers: { 'Cache-Control': 'no-store' } })
}
