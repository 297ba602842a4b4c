import { Refusal } from '../errors.ts'
import type { PeopleDatabase } from './tables.ts'

const looksOf = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** Throws a Refusal when somebody else's account, in use or not, has this name or one that looks the same. */
export async function requireFreeName(database: PeopleDatabase, name: string, own?: string): Promise<void> {
  const people = await database.selectFrom('person').select(['id', 'name']).execute()
  if (!people.some((person) => person.id !== own && looksOf(person.name) === looksOf(name))) return
  const words = {
    zh: '已有同名账号，请加以区分，例如注明部门',
    en: 'Somebody else has this name: tell the two apart, for example by a department',
  }
  throw new Refusal('refused', words)
}
