import { randomInt } from 'node:crypto'
import { kindOf } from '@shanmen/content/documents/document.ts'
import { endPreviewLinks } from '@shanmen/content/preview/preview-links.ts'
import { booleanIn, changePerson, createPerson, requireNoRaise } from '../people/accounts.ts'
import { createLink, endLinks, linkAddress } from '../people/links.ts'
import type { People } from '../people/people.ts'
import { holderOf, readPeople, requireFreeName, storedHolder } from '../people/person.ts'
import {
  addRequest,
  endRequests,
  hasOtherAdministrator,
  hasShutOutMany,
  isSameState,
  isSensitiveChange,
  readRequests,
  type StepRequest,
  takeRequest,
} from '../people/requests.ts'
import { endSessions } from '../people/session.ts'
import type { RequestedAction } from '../people/tables.ts'
import { can } from '../rights.ts'
import { type Context, type Handlers, record } from './handler.ts'
import { errors, requestError } from './request-errors.ts'
import type { Who } from './schemas/common.ts'
import type { Person, StepRequest as Shown } from './schemas/people.ts'
import type { Parsed } from './schemas.ts'

/** Accounts, for administrators. They are never deleted, so that the audit log can always name people. */
export const peopleHandlers: Handlers<
  | 'personList'
  | 'invitePerson'
  | 'changePerson'
  | 'renewInvitation'
  | 'endPersonSessions'
  | 'requestList'
  | 'confirmRequest'
  | 'refuseRequest'
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
    const before = await find(people, id)
    // The whole row is written: one that is based on an older one would undo what someone else has changed.
    if (shown && !isSameState(shown, before)) throw changedMeanwhile()
    if (name !== before.name) await requireFreeName(people.database, name, id)
    if (id === me.id) requireNoRaise(before, input)
    const isSensitive =
      isSensitiveChange(before, input) ||
      (before.active && !input.active && (await hasShutOutMany(content, me.id, new Date())))
    if (isSensitive && (await askOther(context, { action: 'changePerson', target: id, input })))
      return { ...before, requested: true }
    await steps.changePerson(context, input)
    return { ...(await find(people, id)), requested: false }
  },

  async renewInvitation(input, context) {
    const { me, people } = context
    const person = await find(people, input.id)
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
    await find(people, id)
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

  async requestList(_input, { people, readNames }) {
    const requests = await readRequests(people.database, new Date())
    const nameOf = await readNames(requests.map(({ who }) => who))
    const all = await readPeople(people.database)
    return {
      rows: requests.map((request) =>
        shown(
          request,
          nameOf,
          all.find(({ id }) => id === request.target),
        ),
      ),
    }
  },

  async confirmRequest({ id }, context) {
    const { me, people, content } = context
    const requests = await readRequests(people.database, new Date())
    const request = requests.find((each) => each.id === id)
    if (!request) throw requestGone()
    if (request.who === me.id)
      throw requestError('notAllowed', {
        zh: '自己提出的请求须由另一位管理员确认',
        en: 'Another administrator has to confirm what you asked for',
      })
    const by = await find(people, request.who)
    if (!by.active || !by.roles.includes('administrator')) throw requestGone()
    if (!(await takeRequest(people.database, id))) throw requestGone()
    const detail = { action: request.action, requestedBy: by.name }
    await record(content, { who: me.id, action: 'confirmChange', target: request.target, detail })
    return carryOut(context, request)
  },

  async refuseRequest({ id }, { me, people, content }) {
    const requests = await readRequests(people.database, new Date())
    const request = requests.find((each) => each.id === id)
    if (!request) throw requestGone()
    if (request.target === me.id && request.who !== me.id) throw aboutOneself()
    // Another administrator may be confirming it at this moment: then it is not refused.
    if (!(await takeRequest(people.database, id))) throw requestGone()
    const { action, target } = request
    await record(content, { who: me.id, action: 'refuseChange', target, detail: { action } })
    return { state: 'refused' }
  },
}

const notAsked = { code: '', requested: false }

/** What the calls do, at once or when another administrator has confirmed it. */
const steps = {
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

  async changePerson({ me, people, content }: Context, input: Parsed<'changePerson'>) {
    const { id, name, active, ...holder } = input
    const before = await find(people, id)
    if (name !== before.name) await requireFreeName(people.database, name, id)
    const isAdministrator = active && holder.roles.includes('administrator')
    await changePerson(people, { id, isAdministrator }, async () => {
      await record(content, {
        who: me.id,
        action: 'changePerson',
        target: id,
        detail: { ...(name !== before.name && { before: before.name }), name, active, ...holder },
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
    if (active) return
    await endSessions(people, id)
    await endRequests(people.database, id)
    await endLinks(people.database, id)
  },

  async makeLink(
    { me, people, content }: Context,
    { id, secondFactor }: Parsed<'renewInvitation'>,
    codeHash?: string,
  ) {
    const person = await find(people, id)
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

/** Carries out a request. The input was parsed when it was asked for. */
async function carryOut(context: Context, { action, input }: StepRequest) {
  const { codeHash, ...given } = JSON.parse(input)
  if (action === 'invite') return steps.invite(context, given, codeHash)
  if (action === 'makeLink') return steps.makeLink(context, given, codeHash)
  await steps.changePerson(context, given)
  return { link: '', until: '' }
}

/**
 * Stores a step for another administrator to confirm; undefined when there is none, so that it is carried out at once. Who
 * asks gets a code and who confirms the link: an account takes both, so that neither of them can open it alone.
 */
async function askOther(
  { me, people, content }: Context,
  { action, target, input }: { action: RequestedAction; target: string; input: object },
): Promise<{ link: ''; code: string; until: string; requested: true } | undefined> {
  if (!(await hasOtherAdministrator(people.database, me.id))) return undefined
  const waiting = await readRequests(people.database, new Date())
  // It would replace what someone else has asked for.
  if (target === me.id && waiting.some((each) => each.target === target && each.who !== me.id))
    throw aboutOneself()
  await record(content, {
    who: me.id,
    action: 'requestChange',
    target,
    detail: { action, ...input, id: undefined },
  })
  const code = action === 'changePerson' ? '' : String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const stored = JSON.stringify({ ...input, ...(code && { codeHash: people.hashCode(code) }) })
  const { until } = await addRequest(
    people.database,
    { who: me.id, action, target, input: stored },
    new Date(),
  )
  return { link: '', code, until, requested: true }
}

/** With five tries in ten minutes they are not guessed in the week of a link. */
const codeDigits = 10

/** A request as the list shows it. `person`: the account that is there; what is asked for says nothing of whom it is about. */
function shown(request: StepRequest, nameOf: (id: string) => Who, person: Person | undefined): Shown {
  const { id, who, at, until, action } = request
  const { email, name, active = true, secondFactor = false, ...rest } = JSON.parse(request.input)
  const holder = action === 'makeLink' ? null : holderOf(storedHolder(rest))
  return {
    id,
    who: nameOf(who),
    at,
    until,
    action,
    name: person?.name ?? name,
    email: person?.email ?? email,
    about: person?.id ?? null,
    newName: person && name !== undefined && name !== person.name ? name : null,
    holder,
    active,
    secondFactor,
  }
}

/** Throws a RequestError when an account has this address or name. */
async function requireNewAccount({ database }: People, { email, name }: { email: string; name: string }) {
  const taken = await database.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst()
  if (taken)
    throw requestError('refused', {
      zh: '这个邮箱已有账号，可在人员列表中修改',
      en: 'There is an account with this e-mail address: change it in the list of people',
    })
  await requireFreeName(database, name)
}

const changedMeanwhile = () =>
  requestError('conflict', {
    zh: '其他人刚修改过这个账号，没有保存；请刷新页面，查看现在的姓名和权限后再修改',
    en: 'Someone else has changed this account meanwhile, so nothing was saved: load the page again and look at the present name and rights first',
  })

const aboutOneself = () =>
  requestError('notAllowed', {
    zh: '另一位管理员已提出关于您本人账号的请求，须由其他管理员处理',
    en: 'Another administrator has asked for a change of your own account: someone else decides on it',
  })

const requestGone = () =>
  requestError('gone', {
    zh: '这个请求已处理、已过期，或提出者已不是管理员',
    en: 'This request was decided, has expired, or comes from someone who is no longer an administrator',
  })

async function find({ database }: People, id: string): Promise<Person> {
  const [person] = await readPeople(database, id)
  if (!person) throw errors.notFound()
  return person
}

const inactive = () =>
  requestError('refused', {
    zh: '该账号已停用，请先启用',
    en: 'This account is deactivated: activate it first',
  })
