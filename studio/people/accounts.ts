import { sql } from 'kysely'
import { requestError } from '../api/request-errors.ts'
import type { Holder } from '../rights.ts'
import type { People } from './people.ts'
import { holderOf, storedHolder } from './person.ts'
import { endSessions } from './session.ts'

type New = Holder & { email: string; name: string }

/** Creates an account without a password, which a one-time link sets. Returns the id. */
export async function createPerson({ signIn }: People, { email, name, ...holder }: New): Promise<string> {
  const { internalAdapter } = await signIn.$context
  const person = { email, name, emailVerified: true, ...storedHolder(holder) }
  const { id } = await internalAdapter.createUser(person, { method: 'admin' })
  return id
}

/** Sets a password and ends all sessions. */
export async function setPassword(people: People, id: string, password: string): Promise<void> {
  const { internalAdapter, password: passwords } = await people.signIn.$context
  const hash = await passwords.hash(password)
  if (await internalAdapter.findCredentialAccount(id)) await internalAdapter.updatePassword(id, hash)
  else
    await internalAdapter.linkAccount({
      userId: id,
      accountId: id,
      providerId: 'credential',
      password: hash,
    })
  await endSessions(people, id)
}

/** Removes the second factor, for someone who has lost the phone and the recovery codes. */
export async function clearSecondFactor({ signIn, database }: People, id: string): Promise<void> {
  const { internalAdapter } = await signIn.$context
  await internalAdapter.updateUser(id, { twoFactorEnabled: false })
  await database.deleteFrom('person_second_factor').where('userId', '=', id).execute()
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
    en: 'Nobody raises their own rights or switches off their own account: ask another administrator',
  })
}

type Change = { id: string; isAdministrator: boolean }
type Values = { name: string; active: number | boolean } & ReturnType<typeof storedHolder>

/**
 * Changes a person in a transaction. Throws a RequestError when no administrator who can sign in would remain;
 * `isAdministrator`: the person is one afterwards. `values` is called only when the change is allowed.
 */
export async function changePerson(
  { database, dialect }: People,
  { id, isAdministrator }: Change,
  values: () => Promise<Values>,
): Promise<void> {
  await database.transaction().execute(async (change) => {
    // When two administrators remove each other at once, the second transaction sees the first one's change.
    if (dialect === 'postgres') await sql`lock table person in share row exclusive mode`.execute(change)
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
    await change
      .updateTable('person')
      .set(await values())
      .where('id', '=', id)
      .execute()
  })
}
