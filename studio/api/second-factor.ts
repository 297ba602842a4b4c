import { Refusal } from '../errors.ts'
import type { PeopleDatabase } from '../people/tables.ts'
import type { Context, Handlers } from './handler.ts'
import { wrongCode } from './library-error.ts'
import { record } from './record.ts'
import { asker, readMe, tried, welcome } from './signing.ts'

const own = ({ me }: Context) => [{ key: `own ${me.id}`, failures: 5 }]

/** The second factor: a code from an authenticator app, or one of the recovery codes. */
export const secondFactorHandlers: Handlers<
  'secondFactor' | 'startSecondFactor' | 'confirmSecondFactor' | 'endSecondFactor' | 'newRecoveryCodes'
> = {
  async secondFactor({ code, recovery }, context) {
    const { people, address, setCookies } = context
    const { api } = people.signIn
    const limits = [{ key: `second factor ${address}`, failures: 20, kept: true }]
    const { headers, response } = await tried(context, limits, undefined, async () => {
      const who = asker(context)
      const result = recovery
        ? await api.verifyBackupCode({ body: { code: people.hashRecoveryCode(code) }, ...who })
        : await api.verifyTOTP({ body: { code }, ...who })
      const { token, user } = result.response
      if (!recovery && token && !(await isFirstUse(people.database, user.id, code))) {
        await people.database.deleteFrom('person_session').where('token', '=', token).execute()
        throw new Refusal('wrongCredentials', wrongCode)
      }
      return result
    })
    setCookies(headers)
    await welcome(context, response.user.id)
    return { state: 'signedIn' }
  },

  async startSecondFactor({ password }, context) {
    const { people } = context
    const { response } = await tried(context, own(context), context.me.id, () =>
      people.signIn.api.enableTwoFactor({ body: { password }, ...asker(context) }),
    )
    if (response.method !== 'totp') throw new TypeError('the library answered another method')
    const { totpURI: uri, backupCodes: recoveryCodes } = response
    return { uri, recoveryCodes, secret: new URL(uri).searchParams.get('secret') ?? '' }
  },

  async confirmSecondFactor({ code }, context) {
    const { me, people, content, setCookies } = context
    const { headers } = await tried(context, own(context), me.id, () =>
      people.signIn.api.verifyTOTP({ body: { code }, ...asker(context) }),
    )
    setCookies(headers)
    await record(content, { who: me.id, action: 'startSecondFactor', target: me.id })
    return readMe(people, me.id)
  },

  async endSecondFactor({ password }, context) {
    const { me, people, content, setCookies } = context
    const { headers } = await tried(context, own(context), me.id, () =>
      people.signIn.api.disableTwoFactor({ body: { password }, ...asker(context) }),
    )
    setCookies(headers)
    await record(content, { who: me.id, action: 'endSecondFactor', target: me.id })
    return readMe(people, me.id)
  },

  async newRecoveryCodes({ password }, context) {
    const { me, people, content } = context
    const { response } = await tried(context, own(context), me.id, () =>
      people.signIn.api.generateBackupCodes({ body: { password }, ...asker(context) }),
    )
    await record(content, { who: me.id, action: 'newRecoveryCodes', target: me.id })
    return { recoveryCodes: response.backupCodes }
  },
}

/** A code that someone has looked at over a shoulder must not work a second time while it is still shown. */
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
