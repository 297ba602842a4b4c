import { clearSecondFactor, createPerson, setPassword } from '../people/accounts.ts'
import { hashNew } from '../people/hashing.ts'
import { findLink, type KnownLink, redeemLink } from '../people/links.ts'
import { changePeople, type People } from '../people/people.ts'
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
      code: link.code_hash !== null,
    }
  },

  async acceptInvitation({ token, email, name, password, code = '' }, context) {
    const { content, log, address } = context
    const { link, person } = await find(context, token)
    await withAttemptLimit(context, [{ key: `code ${link.hash}`, failures: 5 }], person?.id, async () => {
      if (link.code_hash !== null && link.code_hash !== context.people.hashCode(code)) throw wrongLinkCode()
    })
    const known = { email: person?.email ?? email ?? '', name: name ?? person?.name ?? '' }
    if (!known.email || !known.name) throw errors.unreadable()
    requireStrong(password, known)
    const hash = await hashNew(password)
    await changePeople(context.people, async (people) => {
      const { database } = people
      if (known.name !== person?.name) await requireFreeName(database, known.name, person?.id)
      if (!(await redeemLink(database, link, new Date()))) throw gone()
      const rights = { roles: firstRoles, sections: null, languages: null }
      const id = person?.id ?? (await createPerson(people, { ...known, ...rights }))
      await setPassword(people, id, hash)
      if (name) await database.updateTable('person').set({ name }).where('id', '=', id).execute()
      if (link.clears_second_factor) await clearSecondFactor(people, id)
      const renamed = person && known.name !== person.name && { before: person.name, name: known.name }
      const detail = { purpose: link.purpose, ...renamed }
      await record(content, { who: id, action: 'acceptInvitation', target: id, detail })
    })
    // The link is used and the password set: a failure from here on is not one of this call.
    try {
      await context.people.attempts.forget(known.email, address)
      return await signInWith(context, known.email, password)
    } catch (error) {
      log.warn({ message: String(error) }, 'an invitation was accepted, signing in failed')
      return { state: 'signedOut' }
    }
  },
}

async function find({ people, address }: OpenContext, token: string) {
  const link = await findLink(people.read, token, new Date())
  const person = link?.person
    ? await people.read
        .selectFrom('person')
        .select(['id', 'email', 'name', 'active'])
        .where('id', '=', link.person)
        .executeTakeFirst()
    : undefined
  if (link && (await isOpen(people, link, person))) return { link, person }
  const seconds = people.unknownLinks(address)
  throw seconds > 0 ? errors.tooMany(seconds) : gone()
}

/** The set-up link is valid until the first account exists, a person's link while the account is active. */
const isOpen = async ({ read }: People, { purpose }: KnownLink, person?: { active: unknown }) =>
  purpose === 'setUp' ? isEmpty(read) : Boolean(person?.active)

const wrongLinkCode = () =>
  requestError('wrongCredentials', {
    zh: '确认码不正确，请向告诉您确认码的管理员核对',
    en: 'The code is wrong: check it with the administrator who gave it to you',
  })

const gone = () =>
  requestError('gone', {
    zh: '链接已失效（已使用或已过期）；如果您刚刚设置了密码，请直接登录，否则请联系管理员重新获取',
    en: 'This link has been used or has expired: if you have just set your password, sign in with it, otherwise ask an administrator for a new link',
  })
