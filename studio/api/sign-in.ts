import { setTimeout } from 'node:timers/promises'
import type { AuditAction } from '@shanmen/content/entries/audit.ts'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { isAPIError } from 'better-auth/api'
import { type Limit, signInLimits } from '../people/attempts.ts'
import { asKnown, requireRoom } from '../people/hashing.ts'
import type { People } from '../people/people.ts'
import { meOf } from '../people/person.ts'
import { endPendingSignIns, headersFor } from '../people/session.ts'
import { type Context, type OpenContext, record } from './handler.ts'
import { errors, isRequestError, requestError, type StudioError } from './request-errors.ts'
import type { Me } from './schemas/account.ts'

/** Arguments of the sign-in library's functions that come from a request; they return the cookies they set. */
export const libraryContext = ({ request, address }: Pick<OpenContext, 'request' | 'address'>) => ({
  headers: headersFor(request, address),
  returnHeaders: true as const,
})

/**
 * Tries a secret unless there were too many failures under these keys. A failure is counted and recorded against
 * `person`, if that is known.
 */
export async function withAttemptLimit<R>(
  { people, content, log, address, me }: Pick<OpenContext, 'people' | 'content' | 'log' | 'address' | 'me'>,
  limits: Limit[],
  person: string | undefined,
  attempt: () => Promise<R>,
): Promise<R> {
  const seconds = await people.attempts.begin(limits)
  if (seconds > 0) throw errors.tooMany(seconds)
  try {
    const result = await callLibrary(() => asKnown(me !== undefined, attempt))
    // The attempt is done: a count too many is no reason to say that it failed.
    await people.attempts.succeed(limits).catch(() => undefined)
    return result
  } catch (error) {
    // Nothing was decided, so nothing counts: neither a flood nor a database that fails must lock accounts.
    if (!isRequestError(error) || error.code === 'unavailable') {
      await people.attempts.cancel(limits).catch(() => undefined)
      throw error
    }
    // Tries without a known account are not recorded: anyone could fill the audit log.
    if (person) await record(content, { who: person, action: 'signInFailed', target: person })
    else log.warn({ address, code: error.code }, 'failed sign-in without a known account')
    throw error
  }
}

/**
 * A change of the own account for which the password is typed. It is recorded between the check of the password and the change, so that
 * what cannot be recorded is not done: a person who is told so still has the password, or the codes, from before.
 */
export async function changeOwn<R>(
  context: Context,
  action: AuditAction,
  password: string,
  run: () => Promise<R>,
): Promise<R> {
  const { me, people, content } = context
  const limits = [{ key: `own ${me.id}`, failures: 5 }]
  await withAttemptLimit(context, limits, me.id, () =>
    people.signIn.api.verifyPassword({ body: { password }, ...libraryContext(context) }),
  )
  await record(content, { who: me.id, action, target: me.id })
  return callLibrary(() => asKnown(true, run))
}

/** The time that most sign-ins take, with some to spare. */
const stepMs = 250

/**
 * Delays a refusal to the next full quarter of a second: only a failure at an existing account writes an audit line, and
 * the time that this takes would tell which accounts exist.
 */
async function refusingEvenly<R>(attempt: () => Promise<R>): Promise<R> {
  const begin = performance.now()
  try {
    return await attempt()
  } catch (error) {
    if (isRequestError(error) && error.code === 'wrongCredentials')
      await setTimeout(stepMs - ((performance.now() - begin) % stepMs))
    throw error
  }
}

/** Signs in with e-mail and password, and ends the session that this browser had. The second factor may still be required. */
export async function signInWith(
  context: OpenContext,
  email: string,
  password: string,
): Promise<{ state: 'signedIn' | 'secondFactor' }> {
  const { people, address, setCookies, session } = context
  return refusingEvenly(async () => {
    const device = people.devices.find(context.request, email)
    const isKnown = device !== undefined
    requireRoom(isKnown)
    const person = await findAccount(people, email)
    const { headers, response } = await withAttemptLimit(
      context,
      signInLimits(email, address, device),
      person?.id,
      async () => {
        const result = await asKnown(isKnown, () =>
          people.signIn.api.signInEmail({ body: { email, password }, ...libraryContext(context) }),
        )
        if (person && (await isUnchanged(people, person))) return result
        await endSignIn(people, result.response, person?.id ?? '')
        // Someone who has left learns no more than someone who guesses.
        throw wrongCredentials()
      },
    )
    if (session) await people.database.deleteFrom('person_session').where('token', '=', session).execute()
    setCookies(headers)
    if ('twoFactorRedirect' in response) return { state: 'secondFactor' }
    await recordSignIn(context, response.user)
    return { state: 'signedIn' }
  })
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** What decides whether someone may sign in with an e-mail address, as it is now. */
const findAccount = ({ database }: People, email: string) =>
  database
    .selectFrom('person')
    .leftJoin('person_account', 'person_account.userId', 'person.id')
    .where('person.email', '=', email)
    .select([
      'person.id',
      'person.email',
      'person.active',
      'person.twoFactorEnabled',
      'person_account.password',
    ])
    .executeTakeFirst()

/**
 * Comparing a password takes a tenth of a second, in a flood many of them. A new password or the second factor, which may come
 * meanwhile, ends the sessions that there are, and this one would be left.
 */
async function isUnchanged(people: People, { email, ...before }: Account): Promise<boolean> {
  // A change that has ended the sessions and is not committed yet: SQLite let none begin under it, on PostgreSQL this waits.
  if (people.dialect === 'postgres')
    await people.database
      .selectFrom('person')
      .innerJoin('person_account', 'person_account.userId', 'person.id')
      .select('person.id')
      .where('person.id', '=', before.id)
      .forShare()
      .execute()
  const now = await findAccount(people, email)
  return (
    Boolean(now?.active) &&
    now?.password === before.password &&
    Boolean(now?.twoFactorEnabled) === Boolean(before.twoFactorEnabled)
  )
}

/** Ends the session that a sign-in has begun, or its waiting for a code. */
async function endSignIn(people: People, response: object, person: string): Promise<void> {
  const token = 'token' in response ? String(response.token) : ''
  await people.database.deleteFrom('person_session').where('token', '=', token).execute()
  await endPendingSignIns(people, person)
}

/** Records a successful sign-in, and makes the device a known one. */
export async function recordSignIn(
  { people, content, answerHeaders }: OpenContext,
  { id: person, email }: { id: string; email: string },
): Promise<void> {
  await record(content, { who: person, action: 'signIn', target: person })
  answerHeaders.append('Set-Cookie', people.devices.cookieFor(email))
  await people.database
    .updateTable('person')
    .set({ lastSeen: new Date().toISOString() })
    .where('id', '=', person)
    .execute()
    // On PostgreSQL it waits for changes of accounts: an older time is no reason to say that a sign-in failed.
    .catch(() => undefined)
}

/** A person as stored. */
export async function readMe({ database }: People, id: string): Promise<Me> {
  return meOf(await database.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
}

const wrongPassword: InterfaceText = {
  zh: '密码不正确，请重新输入',
  en: 'The password is wrong: type it again',
}
export const wrongCode: InterfaceText = {
  zh: '验证码不正确或已用过，请输入当前显示的新验证码',
  en: 'The code is wrong or was used before: type the one shown now',
}

export const wrongCredentials = () =>
  requestError('wrongCredentials', {
    zh: '邮箱或密码不正确，请重新输入',
    en: 'E-mail or password is wrong: type them again',
  })

/** No sign-in waits for a code, any more or at all: only the password begins another one. */
export const tookTooLong = () =>
  requestError('signedOut', {
    zh: '验证已超时，或输错次数过多，请重新登录',
    en: 'This took too long, or too many codes were wrong: sign in again',
  })

const secondFactorOff = () =>
  requestError('refused', {
    zh: '尚未启用两步验证，请先启用',
    en: 'Two-step verification is off: switch it on first',
  })

const libraryErrors: Record<string, () => StudioError> = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  INVALID_PASSWORD: () => requestError('wrongCredentials', wrongPassword),
  INVALID_CODE: () => requestError('wrongCredentials', wrongCode),
  INVALID_BACKUP_CODE: () =>
    requestError('wrongCredentials', {
      zh: '恢复码不正确或已用过，请换一个',
      en: 'The recovery code is wrong or was used before: take another one',
    }),
  INVALID_TWO_FACTOR_COOKIE: tookTooLong,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: tookTooLong,
  ACCOUNT_TEMPORARILY_LOCKED: () => errors.tooMany(15 * 60),
  TOTP_ALREADY_ENABLED: () =>
    requestError('refused', {
      zh: '已经启用两步验证；如需更换手机，请先停用',
      en: 'Two-step verification is on already: switch it off first to change the phone',
    }),
  TOTP_NOT_ENABLED: secondFactorOff,
  TWO_FACTOR_NOT_ENABLED: secondFactorOff,
  BACKUP_CODES_NOT_ENABLED: secondFactorOff,
  UNAUTHORIZED: errors.signedOut,
}

/** Calls the sign-in library; its errors become errors of the authoring API. */
async function callLibrary<R>(run: () => Promise<R>): Promise<R> {
  try {
    return await run()
  } catch (error) {
    const code = isAPIError(error) ? String(error.body?.code ?? '') : ''
    throw libraryErrors[code]?.() ?? error
  }
}
