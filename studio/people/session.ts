import type { Me } from '../api/schemas/account.ts'
import type { People } from './people.ts'
import { meOf } from './person.ts'
import { absoluteSeconds, addressHeader } from './sign-in.ts'

/** The request's headers for the sign-in library, with the address as the door has read it. */
export function headersFor(request: Request, address: string): Headers {
  const headers = new Headers(request.headers)
  headers.set(addressHeader, address)
  return headers
}

type Session = { me: Me; token: string; cookies: Headers }

/**
 * Who is signed in with this request. A request that someone made keeps the session alive, up to its absolute end;
 * a `quiet` one that a screen made by itself does not. Rights are read anew each time.
 */
export async function readSession(
  { signIn, database }: People,
  headers: Headers,
  quiet: boolean,
): Promise<Session | undefined> {
  const query = { disableRefresh: quiet }
  const asked = signIn.api.getSession({ headers, query, returnHeaders: true })
  const { response, headers: cookies } = await asked.catch(async (error) => {
    // It does not say why it fails: a database that does not answer fails here too, with its own reason.
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

/** Ends all sessions of a person. Answers how many there were. */
export async function endSessions({ database }: People, person: string): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('person_session')
    .where('userId', '=', person)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
