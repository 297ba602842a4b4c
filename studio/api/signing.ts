import { Refusal } from '../errors.ts'
import { type Limit, signInLimits } from '../people/attempts.ts'
import type { People } from '../people/people.ts'
import { meOf } from '../people/person.ts'
import { headersFor } from '../people/session.ts'
import type { OpenContext } from './handler.ts'
import { asking, wrongCredentials } from './library-error.ts'
import { record } from './record.ts'
import { refusals } from './refusals.ts'
import type { Me } from './schemas/account.ts'

/** What the functions of the sign-in library take from a request; they answer with the cookies they set. */
export const asker = ({ request, address }: Pick<OpenContext, 'request' | 'address'>) => ({
  headers: headersFor(request, address),
  returnHeaders: true as const,
})

/**
 * Tries something secret unless there were too many failures under these keys. A failure stays counted and is recorded
 * against `person`, if it is known whom it concerns.
 */
export async function tried<R>(
  { people, content, log, address }: Pick<OpenContext, 'people' | 'content' | 'log' | 'address'>,
  limits: Limit[],
  person: string | undefined,
  attempt: () => Promise<R>,
): Promise<R> {
  const seconds = await people.attempts.begin(limits)
  if (seconds > 0) throw refusals.tooMany(seconds)
  try {
    const result = await asking(attempt)
    await people.attempts.succeed(limits)
    return result
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Somebody unknown fills no audit log: whoever likes could.
    if (person) await record(content, { who: person, action: 'signInFailed', target: person })
    else log.warn({ address, code: error.code }, 'a try that concerns no known account')
    throw error
  }
}

/** Signs in with e-mail and password. The second factor may still be asked. */
export async function signInWith(
  context: OpenContext,
  email: string,
  password: string,
): Promise<{ state: 'signedIn' | 'secondFactor' }> {
  const { people, address, setCookies } = context
  const person = await people.database
    .selectFrom('person')
    .select(['id', 'active'])
    .where('email', '=', email)
    .executeTakeFirst()
  const { headers, response } = await tried(context, signInLimits(email, address), person?.id, async () => {
    const result = await people.signIn.api.signInEmail({ body: { email, password }, ...asker(context) })
    if (person?.active) return result
    // Someone who has left learns no more than someone who guesses.
    await people.database
      .deleteFrom('person_session')
      .where('userId', '=', person?.id ?? '')
      .execute()
    throw wrongCredentials()
  })
  setCookies(headers)
  if ('twoFactorRedirect' in response) return { state: 'secondFactor' }
  await welcome(context, response.user.id)
  return { state: 'signedIn' }
}

/** Records that someone has come in. */
export async function welcome({ people, content }: OpenContext, person: string): Promise<void> {
  await record(content, { who: person, action: 'signIn', target: person })
  await people.database
    .updateTable('person')
    .set({ lastSeen: new Date().toISOString() })
    .where('id', '=', person)
    .execute()
}

/** A person as stored now. */
export async function readMe({ database }: People, id: string): Promise<Me> {
  return meOf(await database.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
}
