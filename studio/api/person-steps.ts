import { kindOf } from '@shanmen/content/documents/document.ts'
import { endPreviewLinks } from '@shanmen/content/preview/preview-links.ts'
import { booleanIn, changePerson, createPerson } from '../people/accounts.ts'
import { createLink, endLinks, linkAddress } from '../people/links.ts'
import type { People } from '../people/people.ts'
import { readPeople, requireFreeName, storedHolder } from '../people/person.ts'
import { endRequests } from '../people/requests.ts'
import { endSessions } from '../people/session.ts'
import { can } from '../rights.ts'
import { type Context, record } from './handler.ts'
import { errors, requestError } from './request-errors.ts'
import type { Person } from './schemas/people.ts'
import type { Parsed } from './schemas.ts'

type Change = Omit<Parsed<'changePerson'>, 'before' | 'name'> & { name?: string | undefined }

/** What the calls do, at once or when another administrator has confirmed it. */
export const steps = {
  async invite(
    { me, people, content }: Context,
    { email, name, ...holder }: Parsed<'invitePerson'>,
    codeHash?: string,
  ) {
    await requireNewAccount(people, { email, name })
    const id = await createPerson(people, { email, name, ...holder })
    await record(content, { who: me.id, action: 'invite', target: id, detail: { ...holder } })
    return { id, ...(await linkFor(people, { purpose: 'invite', person: id, codeHash })) }
  },

  /** Without a name it stays as it is by now. */
  async changePerson({ me, people, content }: Context, input: Change) {
    const { id, name: newName, active, ...holder } = input
    const before = await findPerson(people, id)
    const name = newName ?? before.name
    if (name !== before.name) await requireFreeName(people.database, name, id)
    const isAdministrator = active && holder.roles.includes('administrator')
    await changePerson(people, { id, isAdministrator }, async () => {
      await record(content, {
        who: me.id,
        action: 'changePerson',
        target: id,
        detail: {
          ...(name !== before.name && { before: before.name }),
          name,
          // Only where it changes: each line that switches an account off counts (`hasShutOutMany`).
          ...(active !== before.active && { active }),
          ...holder,
        },
      })
      await endPreviewLinks(content, me.id, {
        person: id,
        may: (kind, shared) => active && can(holder, shared ? 'write' : 'read', kindOf(kind)),
      })
      return {
        name,
        active: booleanIn(people, active),
        ...storedHolder(holder),
      }
    })
    // No one confirms them any more, and who they are about may not refuse them.
    if (!isAdministrator) await endRequests(people.database, 'who', id)
    if (active) return
    await endSessions(people, id)
    await endRequests(people.database, 'target', id)
    await endLinks(people.database, id)
  },

  async makeLink(
    { me, people, content }: Context,
    { id, secondFactor }: Parsed<'renewInvitation'>,
    codeHash?: string,
  ) {
    const person = await findPerson(people, id)
    if (!person.active) throw inactive()
    const purpose = person.invited ? 'invite' : 'reset'
    await record(content, { who: me.id, action: 'makeLink', target: id, detail: { purpose, secondFactor } })
    return linkFor(people, { purpose, person: id, clearsSecondFactor: secondFactor, codeHash })
  },
}

type NewLink = Omit<Parameters<typeof createLink>[1], 'now'>

async function linkFor(people: People, link: NewLink) {
  const { token, until } = await createLink(people, { ...link, now: new Date() })
  return { link: linkAddress(people.studioUrl, token), until }
}

/** Throws a RequestError when an account has this address or name. */
export async function requireNewAccount(
  { database }: People,
  { email, name }: { email: string; name: string },
) {
  const taken = await database.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst()
  if (taken)
    throw requestError('refused', {
      zh: '这个邮箱已有账号，可在人员列表中修改',
      en: 'There is an account with this e-mail address: change it in the list of people',
    })
  await requireFreeName(database, name)
}

/** Throws a RequestError when there is no such account. */
export async function findPerson({ database }: People, id: string): Promise<Person> {
  const [person] = await readPeople(database, id)
  if (!person) throw errors.notFound()
  return person
}

export const inactive = () =>
  requestError('refused', {
    zh: '该账号已停用，请先启用',
    en: 'This account is deactivated: activate it first',
  })
