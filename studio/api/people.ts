import { changePerson, createPerson, requireNoRaise } from '../people/accounts.ts'
import { createLink, linkAddress } from '../people/links.ts'
import type { People } from '../people/people.ts'
import { readPeople, requireFreeName, storedHolder } from '../people/person.ts'
import { endSessions } from '../people/session.ts'
import { type Handlers, record } from './handler.ts'
import { errors, requestError } from './request-errors.ts'
import type { Person } from './schemas/people.ts'

/** Accounts, for administrators. They are never deleted, so that the audit log can always name people. */
export const peopleHandlers: Handlers<
  'personList' | 'invitePerson' | 'changePerson' | 'renewInvitation' | 'endPersonSessions'
> = {
  personList: async (_input, { people }) => ({ rows: await readPeople(people.database) }),

  async invitePerson({ email, name, ...holder }, { me, people, content }) {
    const { database, studioUrl } = people
    const taken = await database
      .selectFrom('person')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (taken)
      throw requestError('refused', {
        zh: '这个邮箱已有账号，可在人员列表中修改',
        en: 'There is an account with this e-mail address: change it in the list of people',
      })
    await requireFreeName(database, name)
    const id = await createPerson(people, { email, name, ...holder })
    await record(content, { who: me.id, action: 'invite', target: id, detail: { ...holder } })
    const { token, until } = await createLink(database, { purpose: 'invite', person: id, now: new Date() })
    return { id, link: linkAddress(studioUrl, token), until }
  },

  async changePerson({ id, name, active, ...holder }, { me, people, content }) {
    const before = await find(people, id)
    if (name !== before.name) await requireFreeName(people.database, name, id)
    if (id === me.id) requireNoRaise(before, { ...holder, active })
    await changePerson(
      people,
      { id, isAdministrator: active && holder.roles.includes('administrator') },
      async () => {
        await record(content, {
          who: me.id,
          action: 'changePerson',
          target: id,
          detail: { ...(name !== before.name && { before: before.name }), name, active, ...holder },
        })
        return {
          name,
          active: people.dialect === 'sqlite' ? Number(active) : active,
          ...storedHolder(holder),
        }
      },
    )
    if (!active) await endSessions(people, id)
    return find(people, id)
  },

  async renewInvitation({ id, secondFactor }, { me, people, content }) {
    const person = await find(people, id)
    if (!person.active) throw inactive()
    if (id === me.id)
      throw requestError('notAllowed', {
        zh: '自己的密码请在“我的账号”中修改',
        en: 'Change your own password under “My account”',
      })
    const purpose = person.invited ? 'invite' : 'reset'
    await record(content, { who: me.id, action: 'makeLink', target: id, detail: { purpose, secondFactor } })
    const { token, until } = await createLink(people.database, {
      purpose,
      person: id,
      clearsSecondFactor: secondFactor,
      now: new Date(),
    })
    return { link: linkAddress(people.studioUrl, token), until }
  },

  async endPersonSessions({ id }, { me, people, content }) {
    await find(people, id)
    await record(content, { who: me.id, action: 'endSessions', target: id })
    return { ended: await endSessions(people, id) }
  },
}

async function find({ database }: People, id: string): Promise<Person> {
  const [person] = await readPeople(database, id)
  if (!person) throw errors.notFound()
  return person
}

const inactive = () =>
  requestError('refused', {
    zh: '该账号已停用，请先启用',
    en: 'This account is switched off: switch it on first',
  })
