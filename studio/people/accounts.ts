import { randomBytes } from 'node:crypto'
import { interfaceLanguages } from '@shanmen/contract/languages.ts'
import { requestError } from '../api/request-errors.ts'
import type { Holder } from '../rights.ts'
import { changePeople, type People } from './people.ts'
import { factorDueOf, holderOf, setFactorDue, storedHolder } from './person.ts'
import { endSessions } from './session.ts'

type New = Holder & { email: string; name: string }

/** Creates an account without a password, which a one-time link sets. Returns the id. */
export async function createPerson(people: People, { email, name, ...holder }: New): Promise<string> {
  const id = newId()
  const at = new Date().toISOString()
  const row = { id, email, name, createdAt: at, updatedAt: at, language: interfaceLanguages[0] }
  const flags = { emailVerified: booleanIn(people, true), active: booleanIn(people, true) }
  const values = { ...row, ...flags, ...storedHolder(holder), twoFactorEnabled: null, lastSeen: null }
  await people.database.insertInto('person').values(values).execute()
  return id
}

// The rows are as the sign-in library writes them, which does so outside of our transactions.
const newId = () => randomBytes(16).toString('hex')
export const booleanIn = ({ dialect }: People, value: boolean) =>
  dialect === 'sqlite' ? Number(value) : value

/** Sets a password by its hash (`hashNew`), which takes too long for a transaction, and ends all sessions. */
export function setPassword(people: People, id: string, hash: string): Promise<void> {
  return changePeople(people, async (inner) => {
    const { database } = inner
    const updatedAt = new Date().toISOString()
    const { numUpdatedRows } = await database
      .updateTable('person_account')
      .set({ password: hash, updatedAt })
      .where((e) => e.and({ userId: id, providerId: 'credential' }))
      .executeTakeFirst()
    const row = { id: newId(), accountId: id, userId: id, providerId: 'credential', password: hash }
    if (numUpdatedRows === 0n)
      await database
        .insertInto('person_account')
        .values({ ...row, createdAt: updatedAt, updatedAt })
        .execute()
    await endSessions(inner, id)
    await setFactorDue(database, id)
  })
}

/** Removes the second factor, for someone who has lost the phone and the recovery codes. */
export async function clearSecondFactor(people: People, id: string): Promise<void> {
  const twoFactorEnabled = booleanIn(people, false)
  await people.database.updateTable('person').set({ twoFactorEnabled }).where('id', '=', id).execute()
  await people.database.deleteFrom('person_second_factor').where('userId', '=', id).execute()
}

/** Throws a RequestError when people extend their own rights or deactivate their own account; giving up a right is allowed. */
export function requireNoRaise(before: Holder, after: Holder & { active: boolean }): void {
  const within = <V>(next: readonly V[] | null, now: readonly V[] | null) =>
    now === null || next?.every((each) => now.includes(each)) === true
  const isWithin =
    within(after.roles, before.roles) &&
    within(after.sections, before.sections) &&
    within(after.languages, before.languages)
  if (isWithin && after.active) return
  throw requestError('notAllowed', {
    zh: '不能提升自己的权限或停用自己的账号，请由另一位管理员操作',
    en: 'You cannot raise your own rights or deactivate your own account: ask another administrator',
  })
}

type Change = { id: string; isAdministrator: boolean }
type Values = { name: string; active: number | boolean } & ReturnType<typeof storedHolder>

/**
 * Changes a person in a transaction. Throws a RequestError when no administrator who can sign in would remain;
 * `isAdministrator`: the person is one afterwards. `values` is called only when the change is allowed.
 */
export function changePerson(
  people: People,
  { id, isAdministrator }: Change,
  values: () => Promise<Values>,
): Promise<void> {
  return changePeople(people, async ({ database: change }) => {
    const rows = await change
      .selectFrom('person')
      .innerJoin('person_account', 'person_account.userId', 'person.id')
      .where('person_account.password', 'is not', null)
      .where('person.id', '<>', id)
      .select(['person.roles', 'person.active'])
      .execute()
    const another = rows.some(
      ({ roles, active }) =>
        active && holderOf({ roles, sections: null, languages: null }).roles.includes('administrator'),
    )
    if (!isAdministrator && !another)
      throw requestError('notAllowed', {
        zh: '这是最后一位管理员，请先指定另一位管理员',
        en: 'This is the last administrator: make someone else one first',
      })
    const { factorDue } = await change
      .selectFrom('person')
      .select('factorDue')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const after = await values()
    await change
      .updateTable('person')
      .set({ ...after, factorDue: factorDueOf(holderOf(after), factorDue) })
      .where('id', '=', id)
      .execute()
  })
}
