import { clearSecondFactor, createPerson, setPassword } from '../people/accounts.ts'
import { type Limit, signInLimits } from '../people/attempts.ts'
import { findLink, type KnownLink, redeemLink } from '../people/links.ts'
import type { People } from '../people/people.ts'
import { isEmpty, requireFreeName } from '../people/person.ts'
import type { Role } from '../rights.ts'
import { requireStrong } from './account.ts'
import { type Handlers, type OpenContext, record } from './handler.ts'
import { errors, requestError } from './request-errors.ts'
import { signInWith, withAttemptLimit } from './sign-in.ts'

/** The first account has these roles, until others are invited. */
const firstRoles: Role[] = ['administrator', 'approver', 'editor']

/** One-time links: setting up, the first password of an invited person, a new password. */
export const invitationHandlers: Handlers<'invitation' | 'acceptInvitation'> = {
  async invitation({ token }, context) {
    const { link, person } = await find(context, token)
    return {
      purpose: link.purpose,
      email: person?.email ?? '',
      name: person?.name ?? '',
      until: link.until,
    }
  },

  async acceptInvitation({ token, email, name, password }, context) {
    const { people, content } = context
    const { link, person } = await find(context, token)
    const known = { email: person?.email ?? email ?? '', name: name ?? person?.name ?? '' }
    if (!known.email || !known.name) throw errors.unreadable()
    requireStrong(password, known)
    if (known.name !== person?.name) await requireFreeName(people.database, known.name, person?.id)
    if (!(await redeemLink(people.database, link, new Date()))) throw gone()
    const id =
      person?.id ??
      (await createPerson(people, { ...known, roles: firstRoles, sections: null, languages: null }))
    await record(content, {
      who: id,
      action: 'acceptInvitation',
      target: id,
      detail: {
        purpose: link.purpose,
        ...(person && known.name !== person.name && { before: person.name, name: known.name }),
      },
    })
    await setPassword(people, id, password)
    if (name) await people.database.updateTable('person').set({ name }).where('id', '=', id).execute()
    if (link.clears_second_factor) await clearSecondFactor(people, id)
    await people.attempts.forget(signInLimits(known.email, context.address))
    return signInWith(context, known.email, password)
  },
}

async function find(context: OpenContext, token: string) {
  const { people, address } = context
  const limits: Limit[] = [{ key: `link ${address}`, failures: 20, keepsFailures: true }]
  return withAttemptLimit(context, limits, undefined, async () => {
    const link = await findLink(people.database, token, new Date())
    const person = link?.person
      ? await people.database
          .selectFrom('person')
          .select(['id', 'email', 'name', 'active'])
          .where('id', '=', link.person)
          .executeTakeFirst()
      : undefined
    if (!link || !(await isOpen(people, link, person))) throw gone()
    return { link, person }
  })
}

/** The set-up link is valid until the first account exists, a person's link while the account is active. */
const isOpen = async ({ database }: People, { purpose }: KnownLink, person?: { active: unknown }) =>
  purpose === 'setUp' ? isEmpty(database) : Boolean(person?.active)

const gone = () =>
  requestError('gone', {
    zh: '链接已失效（已使用或已过期），请联系管理员重新获取',
    en: 'This link has been used or has expired: ask an administrator for a new one',
  })
