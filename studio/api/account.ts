import { weakness } from '../people/password.ts'
import { isEmpty, requireFreeName } from '../people/person.ts'
import { endPendingSignIns, endSessions } from '../people/session.ts'
import { type Handlers, record } from './handler.ts'
import { requestError } from './request-errors.ts'
import { findPending } from './second-factor.ts'
import { changeOwn, libraryContext, readMe, signInWith, withAttemptLimit } from './sign-in.ts'

/** Signing in and out, and changes of the own account. */
export const accountHandlers: Handlers<
  'session' | 'signIn' | 'signOut' | 'changeMe' | 'confirmPassword' | 'changePassword' | 'endSessions'
> = {
  async session(_input, { me, people, request }) {
    return {
      me: me ?? null,
      setUp: !me && (await isEmpty(people.database)),
      secondFactorAsked: !me && (await findPending(people, request)) !== undefined,
    }
  },

  signIn: ({ email, password }, context) => signInWith(context, email, password),

  async signOut(_input, context) {
    const { me, people, content, request, setCookies } = context
    if (me) await record(content, { who: me.id, action: 'signOut', target: me.id })
    // The library leaves it: the screen would go on asking for the code of an account that the person does not want.
    const pending = await findPending(people, request)
    if (pending)
      await people.database
        .deleteFrom('person_verification')
        .where('identifier', '=', pending.identifier)
        .execute()
    setCookies((await people.signIn.api.signOut(libraryContext(context))).headers)
    return { state: 'signedOut' }
  },

  async changeMe(input, { me, people, content }) {
    const { name } = input
    if (name !== undefined && name !== me.name) {
      await requireFreeName(people.database, name, me.id)
      const detail = { before: me.name, name }
      await record(content, { who: me.id, action: 'changeMe', target: me.id, detail })
    }
    if (Object.keys(input).length > 0)
      await people.database.updateTable('person').set(input).where('id', '=', me.id).execute()
    return readMe(people, me.id)
  },

  async confirmPassword({ password }, context) {
    const { me, people, session } = context
    await withAttemptLimit(context, [{ key: `own ${me.id}`, failures: 5 }], me.id, () =>
      people.signIn.api.verifyPassword({ body: { password }, ...libraryContext(context) }),
    )
    await people.database
      .updateTable('person_session')
      .set({ confirmedAt: new Date().toISOString() })
      .where('token', '=', session)
      .execute()
    return { state: 'confirmed' }
  },

  async changePassword({ current, next }, context) {
    const { me, people, setCookies } = context
    requireStrong(next, me)
    const { headers } = await changeOwn(context, 'changePassword', current, () =>
      people.signIn.api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        ...libraryContext(context),
      }),
    )
    // A link that an administrator has made stays: who has stolen the password would end each before its owner uses it.
    await endPendingSignIns(people, me.id)
    setCookies(headers)
    return { state: 'changed' }
  },

  async endSessions(_input, context) {
    const { me, people, content, setCookies } = context
    await record(content, { who: me.id, action: 'endSessions', target: me.id })
    setCookies((await people.signIn.api.signOut(libraryContext(context))).headers)
    await endSessions(people, me.id)
    return { state: 'signedOut' }
  },
}

/** Throws `invalid`, with the reason, for a password that is easy to guess. */
export function requireStrong(password: string, person: { email: string; name: string }): void {
  const weak = weakness(password, person)
  if (weak)
    throw requestError('invalid', weak, {
      issues: [{ path: ['password'], code: 'weakPassword', message: weak }],
    })
}
