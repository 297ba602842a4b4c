import { requireNoRaise } from '../people/accounts.ts'
import { readPeople, requireFreeName } from '../people/person.ts'
import { hasOtherAdministrator, hasShutOutMany, isSameState, isSensitiveChange } from '../people/requests.ts'
import { endSessions } from '../people/session.ts'
import { type Handlers, record } from './handler.ts'
import { askOther } from './person-requests.ts'
import { findPerson, inactive, requireNewAccount, steps } from './person-steps.ts'
import { requestError } from './request-errors.ts'

/** Accounts, for administrators. They are never deleted, so that the audit log can always name people. */
export const peopleHandlers: Handlers<
  'personList' | 'invitePerson' | 'changePerson' | 'renewInvitation' | 'endPersonSessions'
> = {
  personList: async (_input, { people }) => ({ rows: await readPeople(people.database) }),

  async invitePerson(input, context) {
    await requireNewAccount(context.people, input)
    const asked = await askOther(context, { action: 'invite', target: input.email, input })
    return asked ? { id: '', ...asked } : { ...(await steps.invite(context, input)), ...notAsked }
  },

  async changePerson({ before: shown, ...input }, context) {
    const { me, people, content } = context
    const { id, name } = input
    const before = await findPerson(people, id)
    // The whole row is written: one that is based on an older one would undo what someone else has changed.
    if (shown && !isSameState(shown, before)) throw changedMeanwhile()
    if (name !== before.name) await requireFreeName(people.database, name, id)
    if (id === me.id) requireNoRaise(before, input)
    const isSensitive =
      isSensitiveChange(before, input) ||
      (before.active && !input.active && (await hasShutOutMany(content, me.id, new Date())))
    // A name that stays is not asked for: it may be another one by the time of the confirmation.
    const asked = name === before.name ? { ...input, name: undefined } : input
    if (isSensitive && (await askOther(context, { action: 'changePerson', target: id, input: asked })))
      return { ...before, requested: true }
    await steps.changePerson(context, input)
    return { ...(await findPerson(people, id)), requested: false }
  },

  async renewInvitation(input, context) {
    const { me, people } = context
    const person = await findPerson(people, input.id)
    if (!person.active) throw inactive()
    if (person.id === me.id)
      throw requestError('notAllowed', {
        zh: '自己的密码请在“我的账号”中修改',
        en: 'Change your own password under “My account”',
      })
    const asked = await askOther(context, { action: 'makeLink', target: person.id, input })
    return asked ?? { ...(await steps.makeLink(context, input)), ...notAsked }
  },

  async endPersonSessions({ id }, { me, people, content }) {
    await findPerson(people, id)
    if (
      id !== me.id &&
      (await hasOtherAdministrator(people.database, me.id)) &&
      (await hasShutOutMany(content, me.id, new Date()))
    )
      throw requestError('notAllowed', {
        zh: '您在 24 小时内已多次停用账号或结束他人的登录，请由另一位管理员操作',
        en: 'You have deactivated accounts or ended sessions several times within 24 hours: ask another administrator to do this',
      })
    await record(content, { who: me.id, action: 'endSessions', target: id })
    return { ended: await endSessions(people, id) }
  },
}

const notAsked = { code: '', requested: false }

const changedMeanwhile = () =>
  requestError('conflict', {
    zh: '其他人刚修改过这个账号，没有保存；请刷新页面，查看现在的姓名和权限后再修改',
    en: 'Someone else has changed this account meanwhile, so nothing was saved: load the page again and look at the present name and rights first',
  })
