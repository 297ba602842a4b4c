import type { ReadOnlyContent } from '@shanmen/content/open.ts'
import type { Person } from '../api/schemas/people.ts'
import type { Holder } from '../rights.ts'
import { holderOf } from './person.ts'
import type { PeopleDatabase, PeopleTables } from './tables.ts'

const daysOpen = 7

export type StepRequest = PeopleTables['person_request']

/** Whether another administrator who can sign in could confirm a step of this person. */
export async function hasOtherAdministrator(database: PeopleDatabase, person: string): Promise<boolean> {
  const rows = await database
    .selectFrom('person')
    .innerJoin('person_account', 'person_account.userId', 'person.id')
    .where('person_account.password', 'is not', null)
    .where('person.id', '<>', person)
    .select(['person.roles', 'person.sections', 'person.languages', 'person.active'])
    .execute()
  return rows.some((row) => row.active && holderOf(row).roles.includes('administrator'))
}

/** Whether a change of an account takes a second administrator: other rights, switching it on, or an administrator off. */
export function isSensitiveChange(before: Person, after: Holder & { active: boolean }): boolean {
  if (sorted(before) !== sorted(after)) return true
  if (before.active === after.active) return false
  return after.active || before.roles.includes('administrator')
}

type State = Holder & { name: string; active: boolean }

/** Whether two states of an account have the same name and rights. */
export const isSameState = (one: State, other: State): boolean =>
  one.name === other.name && one.active === other.active && sorted(one) === sorted(other)

/** An account that is misused is switched off at once; switching off everyone is no emergency. */
const mostAlone = 5

/**
 * Whether a person alone has switched off others, or ended their sessions, so often within a day that the next takes a second
 * administrator. What they confirmed for another does not count: they might have to end that one's sessions next.
 */
export async function hasShutOutMany({ read }: ReadOnlyContent, person: string, now: Date): Promise<boolean> {
  const dayBefore = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const lines = await read
    .selectFrom('audit')
    .select(['action', 'target', 'detail'])
    .where('at', '>', dayBefore)
    .where('who', '=', person)
    .where('target', '<>', person)
    .where('action', 'in', ['changePerson', 'endSessions', 'confirmChange'])
    .orderBy('no')
    .execute()
  // Not parsed: a damaged line must not keep anyone from switching off an account.
  const shutOut = lines.filter(({ action, target, detail }, at) => {
    const before = lines[at - 1]
    const isConfirmed = before?.action === 'confirmChange' && before.target === target
    const isOff = action === 'changePerson' && detail.includes('"active":false') && !isConfirmed
    return isOff || action === 'endSessions'
  })
  return shutOut.length >= mostAlone
}

const sorted = ({ roles, sections, languages }: Holder): string =>
  JSON.stringify([roles, sections, languages].map((list) => list && [...list].sort()))

/** Stores a step that waits for another administrator; it replaces an earlier one for the same account. */
export async function addRequest(
  database: PeopleDatabase,
  request: Omit<StepRequest, 'id' | 'at' | 'until'>,
  now: Date,
): Promise<StepRequest> {
  const until = new Date(now.getTime() + daysOpen * 24 * 3_600_000).toISOString()
  const row = { ...request, id: crypto.randomUUID(), at: now.toISOString(), until }
  await database
    .deleteFrom('person_request')
    .where('action', '=', row.action)
    .where('target', '=', row.target)
    .execute()
  await database.insertInto('person_request').values(row).execute()
  return row
}

/** The steps that wait and have not expired, oldest first. */
export const readRequests = (database: PeopleDatabase, now: Date): Promise<StepRequest[]> =>
  database
    .selectFrom('person_request')
    .selectAll()
    .where('until', '>', now.toISOString())
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Ends what waits for an account (`target`), or was asked for by it (`who`): confirmed later, it would give back what was taken away. */
export async function endRequests(
  database: PeopleDatabase,
  by: 'target' | 'who',
  person: string,
): Promise<void> {
  await database.deleteFrom('person_request').where(by, '=', person).execute()
}

/** Takes a step off the list, so that only one decision is carried out; false when it is not there any more. */
export async function takeRequest(database: PeopleDatabase, id: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('person_request')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
