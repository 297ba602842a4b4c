import type { Me } from '../api/schemas/account.ts'
import { can, type Holder } from '../rights.ts'
import type { People } from './people.ts'
import { holderOf, meOf } from './person.ts'
import { absoluteSeconds, addressHeader } from './sign-in.ts'

/** The request's headers for the sign-in library, with the client's address as this program has determined it. */
export function headersFor(request: Request, address: string): Headers {
  const headers = new Headers(request.headers)
  headers.set(addressHeader, address)
  return headers
}

type Session = {
  me: Me
  token: string
  cookies: Headers
  /** The password was typed a short time ago: at sign-in, or with `confirmPassword`. */
  isConfirmed: boolean
}

const confirmedMs = 5 * 60_000

/**
 * The session of a request; undefined when there is none. A request extends the session up to its absolute end, unless
 * it is `quiet`: made by a screen without the user. Rights are read from the database each time.
 */
export async function readSession(
  { signIn, database }: People,
  headers: Headers,
  quiet: boolean,
): Promise<Session | undefined> {
  const find = (disableRefresh: boolean) =>
    signIn.api.getSession({ headers, query: { disableRefresh }, returnHeaders: true })
  // While the accounts can only be read, the session is not extended.
  const found = find(quiet).catch(() => find(true))
  const { response, headers: cookies } = await found.catch(async (error) => {
    // The library hides why it failed: a database failure is thrown here with its own reason, and one that is over by now with the
    // code of a server that cannot be used for a moment.
    await database.selectFrom('person').select('id').limit(1).execute()
    throw Object.assign(new Error(`the session could not be read: ${String(error)}`, { cause: error }), {
      code: '57P03',
    })
  })
  if (!response) return undefined
  const { session, user } = response
  // One of a clock that was far ahead would last until that moment.
  const ageMs = Math.abs(Date.now() - new Date(session.createdAt).getTime())
  if (!user.active || ageMs >= absoluteSeconds * 1000) {
    if (!quiet) await database.deleteFrom('person_session').where('token', '=', session.token).execute()
    return undefined
  }
  const typedAt = new Date(session.confirmedAt ?? session.createdAt).getTime()
  const isConfirmed = Math.abs(Date.now() - typedAt) < confirmedMs
  return { me: meOf(user), token: session.token, cookies, isConfirmed }
}

/**
 * The rights of a session's person at this moment; undefined when it was ended or the account switched off. A sender
 * decides how long a request takes to arrive: what was allowed at its beginning need not be at its end. A file may arrive for longer
 * than a session lasts without another request; with `lastsAt`, one that has run out by then has no rights.
 */
export async function readRights(
  { read }: Pick<People, 'read'>,
  token: string,
  lastsAt = new Date(0),
): Promise<Holder | undefined> {
  const row = await read
    .selectFrom('person_session')
    .innerJoin('person', 'person.id', 'person_session.userId')
    .select(['person.active', 'person.roles', 'person.sections', 'person.languages'])
    .where('person_session.token', '=', token)
    .where('person_session.expiresAt', '>', lastsAt.toISOString())
    .executeTakeFirst()
  return row?.active ? holderOf(row) : undefined
}

/** True for a request of a signed-in person who may see the library. A picture on a screen extends no session. */
export async function maySeeMedia(people: People, request: Request, address: string): Promise<boolean> {
  const session = await readSession(people, headersFor(request, address), true)
  return session !== undefined && session.me.secondFactorDays !== 0 && can(session.me, 'read')
}

/**
 * Ends the sign-ins of a person that wait for a code: the password that they began with need not be valid any more.
 */
export async function endPendingSignIns({ database }: People, person: string): Promise<void> {
  await database.deleteFrom('person_verification').where('value', '=', person).execute()
}

/** Ends the sessions of a person, all or all but one, and what waits for a code. Returns how many sessions there were. */
export async function endSessions(people: People, person: string, but = ''): Promise<number> {
  const { database } = people
  await endPendingSignIns(people, person)
  const { numDeletedRows } = await database
    .deleteFrom('person_session')
    .where('userId', '=', person)
    .where('token', '<>', but)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
