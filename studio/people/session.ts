import type { Me } from '../api/schemas/account.ts'
import type { People } from './people.ts'
import { meOf } from './person.ts'
import { absoluteSeconds, addressHeader } from './sign-in.ts'

/** The request's headers for the sign-in library, with the client's address as this program has determined it. */
export function headersFor(request: Request, address: string): Headers {
  const headers = new Headers(request.headers)
  headers.set(addressHeader, address)
  return headers
}

type Session = { me: Me; token: string; cookies: Headers }

/**
 * The session of a request; undefined when there is none. A request extends the session up to its absolute end, unless
 * it is `quiet`: made by a screen without the user. Rights are read from the database each time.
 */
export async function readSession(
  { signIn, database }: People,
  headers: Headers,
  quiet: boolean,
): Promise<Session | undefined> {
  const query = { disableRefresh: quiet }
  const found = signIn.api.getSession({ headers, query, returnHeaders: true })
  const { response, headers: cookies } = await found.catch(async (error) => {
    // The library hides why it failed: a database failure is thrown here with its own reason.
    await database.selectFrom('person').select('id').limit(1).execute()
    throw error
  })
  if (!response) return undefined
  const { session, user } = response
  const end = new Date(session.createdAt).getTime() + absoluteSeconds * 1000
  if (!user.active || Date.now() >= end) {
    await database.deleteFrom('person_session').where('token', '=', session.token).execute()
    return undefined
  }
  return { me: meOf(user), token: session.token, cookies }
}

/** Ends all sessions of a person. Returns how many there were. */
export async function endSessions({ database }: People, person: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('person_session')
    .where('userId', '=', person)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
