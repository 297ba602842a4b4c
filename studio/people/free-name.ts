import { requestError } from '../api/request-errors.ts'
import type { PeopleDatabase } from './tables.ts'

// Letters, digits and what stands on them, but none of those that show nothing.
const looksOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]|\p{DI}/gu, '')

/**
 * Throws a RequestError when somebody else's account, in use or not, has this name or one that looks the same, and for a name
 * without a letter or digit.
 */
export async function requireFreeName(database: PeopleDatabase, name: string, own?: string): Promise<void> {
  if (looksOf(name) === '')
    throw requestError('refused', {
      zh: '姓名须含有文字',
      en: 'A name takes letters that can be seen',
    })
  const people = await database.selectFrom('person').select(['id', 'name']).execute()
  if (!people.some((person) => person.id !== own && looksOf(person.name) === looksOf(name))) return
  const words = {
    zh: '已有同名账号，请加以区分，例如注明部门',
    en: 'Somebody else has this name: tell the two apart, for example by a department',
  }
  throw requestError('refused', words)
}
