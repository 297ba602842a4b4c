import { randomInt } from 'node:crypto'
import { holderOf, readPeople, storedHolder } from '../people/person.ts'
import {
  addRequest,
  hasOtherAdministrator,
  readRequests,
  type StepRequest,
  takeRequest,
} from '../people/requests.ts'
import type { RequestedAction } from '../people/tables.ts'
import { type Context, type Handlers, record } from './handler.ts'
import { findPerson, steps } from './person-steps.ts'
import { requestError } from './request-errors.ts'
import type { Who } from './schemas/common.ts'
import type { Person, StepRequest as Shown } from './schemas/people.ts'

/** Steps that wait for another administrator. */
export const requestHandlers: Handlers<'requestList' | 'confirmRequest' | 'refuseRequest'> = {
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
    const by = await findPerson(people, request.who)
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
export async function askOther(
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
    activeNow: person?.active ?? true,
    secondFactor,
  }
}

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
