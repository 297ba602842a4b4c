import { codeLimits, type Limit } from '../people/attempts.ts'
import { changePeople, type People, signInWithin } from '../people/people.ts'
import { endSessions } from '../people/session.ts'
import type { PeopleDatabase } from '../people/tables.ts'
import { type Context, type Handlers, record } from './handler.ts'
import { requestError } from './request-errors.ts'
import {
  changeOwn,
  libraryContext,
  readMe,
  recordSignIn,
  tookTooLong,
  withAttemptLimit,
  wrongCode,
} from './sign-in.ts'

const usedMeanwhile = {
  zh: '这个验证码刚刚用过，请重新登录后输入新的验证码',
  en: 'This code was used a moment ago: sign in again and type a new one',
}

const own = ({ me }: Context): Limit[] => [{ key: `own ${me.id}`, failures: 5 }]

/** The second factor: a code from an authenticator app, or one of the recovery codes. */
export const secondFactorHandlers: Handlers<
  'secondFactor' | 'startSecondFactor' | 'confirmSecondFactor' | 'endSecondFactor' | 'newRecoveryCodes'
> = {
  async secondFactor({ code, recovery }, context) {
    const { people, address, setCookies } = context
    const { api } = people.signIn
    const pending = await findPending(people, context.request)
    // Nothing is counted where there is nothing to guess: each count waits for the disk, and with a flood of them everyone would.
    if (!pending) throw tookTooLong()
    const { person, cookie } = pending
    const device = people.devices.find(context.request, person.email)
    const limits = codeLimits(person.id, address, device)
    const { headers, response } = await withAttemptLimit(context, limits, person.id, async () => {
      // Checked before the library is called, which would end the sign-in that waits for a code.
      if (!recovery && (await wasUsed(people.database, person.id, code)))
        throw requestError('wrongCredentials', wrongCode)
      const who = libraryContext(context)
      // The library prefers a session: a right code of its person would delete the failures that are counted for the other one.
      who.headers.set('Cookie', cookie)
      const result = recovery
        ? await api.verifyBackupCode({ body: { code: people.hashCode(code) }, ...who })
        : await api.verifyTOTP({ body: { code }, ...who })
      const { token, user } = result.response
      if (!recovery && token && !(await isFirstUse(people.database, user.id, code))) {
        await people.database.deleteFrom('person_session').where('token', '=', token).execute()
        throw requestError('signedOut', usedMeanwhile)
      }
      return result
    })
    setCookies(headers)
    await recordSignIn(context, response.user)
    return { state: 'signedIn' }
  },

  async startSecondFactor({ password }, context) {
    const { people } = context
    const { response } = await withAttemptLimit(context, own(context), context.me.id, () =>
      people.signIn.api.enableTwoFactor({ body: { password }, ...libraryContext(context) }),
    )
    if (response.method !== 'totp') throw new TypeError('the library answered another method')
    const { totpURI: uri, backupCodes: recoveryCodes } = response
    return { uri, recoveryCodes, secret: new URL(uri).searchParams.get('secret') ?? '' }
  },

  async confirmSecondFactor({ code }, context) {
    const { me, people, content, setCookies } = context
    // One transaction: a factor that is half set up would take no code at the next sign-in.
    const confirm = () =>
      changePeople(people, async (inner) => {
        // The code has shown that the phone is set up, and must not sign anyone in as well.
        if (!(await isFirstUse(inner.database, me.id, code)))
          throw requestError('wrongCredentials', wrongCode)
        // The library replaces this session by a new one, whose token only its cookie tells.
        const { headers } = await signInWithin(inner).api.verifyTOTP({
          body: { code },
          ...libraryContext(context),
        })
        await endSessions(inner, me.id, sessionIn(inner, headers))
        await record(content, { who: me.id, action: 'startSecondFactor', target: me.id })
        return headers
      })
    setCookies(await withAttemptLimit(context, own(context), me.id, confirm))
    return readMe(people, me.id)
  },

  async endSecondFactor({ password }, context) {
    const { me, people, setCookies } = context
    const { headers } = await changeOwn(context, 'endSecondFactor', password, () =>
      people.signIn.api.disableTwoFactor({ body: { password }, ...libraryContext(context) }),
    )
    setCookies(headers)
    return readMe(people, me.id)
  },

  async newRecoveryCodes({ password }, context) {
    const { people } = context
    const { response } = await changeOwn(context, 'newRecoveryCodes', password, () =>
      people.signIn.api.generateBackupCodes({ body: { password }, ...libraryContext(context) }),
    )
    return { recoveryCodes: response.backupCodes }
  },
}

/** The token of the session that the library's answer starts; its cookie also has a signature. */
function sessionIn({ signIn }: People, headers: Headers): string {
  const name = `${signIn.options.advanced.cookiePrefix}.session_token=`
  const cookie = headers.getSetCookie().find((line) => line.startsWith(name))
  return cookie?.slice(name.length).split(/[.;%]/)[0] ?? ''
}

/**
 * The person whose password was right and whose code is awaited, and the cookie that says so. Its value is an unguessable
 * secret; its form distinguishes it from the other values that the library stores. Not read through the library, which
 * would delete expired ones: showing who is signed in writes nothing.
 */
export async function findPending(
  { signIn, database }: People,
  request: Request,
): Promise<{ person: { id: string; email: string }; cookie: string; identifier: string } | undefined> {
  const { createAuthCookie } = await signIn.$context
  const { name } = createAuthCookie('two_factor')
  const cookies = (request.headers.get('Cookie') ?? '').split('; ')
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const [, identifier] = /^(2fa-[\w-]{20})\.[^.;,\s]+$/.exec(value) ?? []
  if (!identifier) return undefined
  const person = await database
    .selectFrom('person_verification')
    .innerJoin('person', 'person.id', 'person_verification.value')
    .select(['person.id', 'person.email'])
    .where('person_verification.identifier', '=', identifier)
    .where('person_verification.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst()
  return person && { person, cookie: `${name}=${value}`, identifier }
}

async function wasUsed(database: PeopleDatabase, person: string, code: string): Promise<boolean> {
  const used = await database
    .selectFrom('person_code')
    .select('code')
    .where('person', '=', person)
    .where('code', '=', code)
    .executeTakeFirst()
  return used !== undefined
}

/** A code that someone else has seen must not work a second time while it is still valid. */
async function isFirstUse(database: PeopleDatabase, person: string, code: string): Promise<boolean> {
  const at = new Date()
  const longAgo = new Date(at.getTime() - 5 * 60_000).toISOString()
  await database.deleteFrom('person_code').where('at', '<', longAgo).execute()
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('person_code')
    .values({ person, code, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}
