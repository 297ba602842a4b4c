import { sql } from 'kysely'
import { requestError } from '../api/request-errors.ts'
import type { Holder } from '../rights.ts'
import type { People } from './people.ts'
import { holderOf, type storedHolder } from './person.ts'

/** Nobody gives themselves a right, lifts an own limit or switches the own account off; giving up a right is allowed. */
export function requireNoRaise(before: Holder, after: Holder & { active: boolean }): void {
  const within = <V>(next: readonly V[] | null, now: readonly V[] | null) =>
    now === null || next?.every((each) => now.includes(each)) === true
  const kept =
    within(after.roles, before.roles) &&
    within(after.sections, before.sections) &&
    within(after.languages, before.languages)
  if (kept && after.active) return
  throw requestError('notAllowed', {
    zh: '不能提升自己的权限或停用自己的账号，请由另一位管理员操作',
    en: 'Nobody raises their own rights or switches off their own account: ask another administrator',
  })
}

type Change = { id: string; keeps: boolean }
type Values = { name: string; active: number | boolean } & ReturnType<typeof storedHolder>

/**
 * Changes a person in a transaction that refuses to leave the studio without an administrator who can sign in. `keeps`:
 * the person is one afterwards. `values` is asked for once nothing stands in the way.
 */
export async function changeKeeping(
  { database, dialect }: People,
  { id, keeps }: Change,
  values: () => Promise<Values>,
): Promise<void> {
  await database.transaction().execute(async (change) => {
    // Two administrators who remove each other at the same moment: the second one sees what the first did.
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
    if (!keeps && !another)
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
