import { type ContentSection, contentSections } from '@shanmen/contract/items.ts'
import { interfaceLanguages, type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { symmetricDecrypt } from 'better-auth/crypto'
import { requestError } from '../api/request-errors.ts'
import type { Me } from '../api/schemas/account.ts'
import type { Who } from '../api/schemas/common.ts'
import type { Person } from '../api/schemas/people.ts'
import { type Holder, needsSecondFactor, type Role, roles } from '../rights.ts'
import type { People } from './people.ts'
import type { Moment, PeopleDatabase, PeopleTables } from './tables.ts'

type Row = PeopleTables['person']

/**
 * A stored list; values that no longer exist, such as a removed section, are left out. One that was damaged gives no right, and
 * must not keep everyone else out of the studio.
 */
function listOf<V extends string>(json: string | null, known: readonly V[]): V[] | null {
  if (json === null) return null
  const value = parsed(json)
  return Array.isArray(value) ? known.filter((each) => value.includes(each)) : []
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isoOf = (moment: Moment): string => new Date(moment).toISOString()

/** The rights of a stored person. */
export const holderOf = (row: Pick<Row, 'roles' | 'sections' | 'languages'>): Holder => ({
  roles: listOf<Role>(row.roles, roles) ?? [],
  sections: listOf<ContentSection>(row.sections, contentSections),
  languages: listOf<Language>(row.languages, languageCodes),
})

/** The names of people whose rights or second factor cannot be read: no other page shows why they cannot work. */
export async function findDamaged({
  database,
  signIn,
}: Pick<People, 'database' | 'signIn'>): Promise<string[]> {
  const rows = await database
    .selectFrom('person')
    .leftJoin('person_second_factor', 'person_second_factor.userId', 'person.id')
    .select(['person.name', 'person.roles', 'person.sections', 'person.languages'])
    .select('person_second_factor.secret')
    .execute()
  const damaged: string[] = []
  for (const { name, roles, sections, languages, secret } of rows) {
    const areLists = [roles, sections, languages].every(
      (json) => json === null || Array.isArray(parsed(json)),
    )
    const key = signIn.options.secret
    const isReadable =
      secret === null || (await symmetricDecrypt({ key, data: secret }).catch(() => '')) !== ''
    if (!areLists || !isReadable) damaged.push(name)
  }
  return damaged
}

/** Rights as they are stored. */
export const storedHolder = ({ roles, sections, languages }: Holder) => ({
  roles: JSON.stringify(roles),
  sections: sections && JSON.stringify(sections),
  languages: languages && JSON.stringify(languages),
})

type Named = Pick<Row, 'id' | 'name' | 'email' | 'language' | 'roles'> & {
  sections?: string | null
  languages?: string | null
  twoFactorEnabled?: number | boolean | null
  factorDue?: Moment | null
}

const dayMs = 24 * 3_600_000
const graceMs = 7 * dayMs

/** By when people with these rights must have a second factor: a week from the first day of the rights. */
export const factorDueOf = (holder: Holder, before: Moment | null = null): Moment | null =>
  needsSecondFactor(holder) ? (before ?? new Date(Date.now() + graceMs).toISOString()) : null

/** Starts the grace for the second factor of one person, or of everyone who has an account and needs one. */
export async function setFactorDue(database: PeopleDatabase, id?: string): Promise<void> {
  const rows = await database
    .selectFrom('person')
    .innerJoin('person_account', 'person_account.userId', 'person.id')
    .$if(id !== undefined, (query) => query.where('person.id', '=', id ?? ''))
    .where('person_account.password', 'is not', null)
    .where('person.factorDue', 'is', null)
    .select(['person.id', 'person.roles', 'person.sections', 'person.languages'])
    .execute()
  for (const row of rows)
    await database
      .updateTable('person')
      .set({ factorDue: factorDueOf(holderOf(row)) })
      .where('id', '=', row.id)
      .execute()
}

/** What the signed-in person's own client receives. */
export const meOf = ({ sections = null, languages = null, ...row }: Named): Me => ({
  ...holderOf({ roles: row.roles, sections, languages }),
  id: row.id,
  name: row.name,
  email: row.email,
  language: interfaceLanguages.find((code) => code === row.language) ?? interfaceLanguages[0],
  secondFactor: Boolean(row.twoFactorEnabled),
  secondFactorDays:
    row.twoFactorEnabled || !needsSecondFactor(holderOf({ roles: row.roles, sections, languages }))
      ? null
      : Math.max(0, Math.ceil((new Date(row.factorDue ?? 0).getTime() - Date.now()) / dayMs)),
})

/** Everyone with an account, also an inactive one, oldest account first. */
export async function readPeople(database: PeopleDatabase, id?: string): Promise<Person[]> {
  const rows = await database
    .selectFrom('person')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const accounts = await database
    .selectFrom('person_account')
    .select('userId')
    .where('password', 'is not', null)
    .execute()
  const accepted = new Set(accounts.map(({ userId }) => userId))
  return rows.map((row) => ({
    ...holderOf(row),
    id: row.id,
    name: row.name,
    email: row.email,
    active: Boolean(row.active),
    secondFactor: Boolean(row.twoFactorEnabled),
    invited: !accepted.has(row.id),
    lastSeen: row.lastSeen && isoOf(row.lastSeen),
  }))
}

/** Authors of the sample content, who have no account. */
const ofSample = new Map([
  ['sample-writer', '示例作者 Sample writer'],
  ['sample-reviewer', '示例审核人 Sample reviewer'],
])

/** Names by ids, for showing who did something. */
export async function readNames(
  database: PeopleDatabase,
  ids: Iterable<string>,
): Promise<(id: string) => Who> {
  const wanted = [...new Set(ids)]
  const rows =
    wanted.length === 0
      ? []
      : await database.selectFrom('person').select(['id', 'name']).where('id', 'in', wanted).execute()
  const names = new Map([...ofSample, ...rows.map(({ id, name }) => [id, name] as const)])
  return (id) => ({ id, name: names.get(id) ?? id })
}

/** The ids of people whose names have this text in them, in large or small letters. */
export async function findNamed(database: PeopleDatabase, text: string): Promise<string[]> {
  const rows = await database.selectFrom('person').select(['id', 'name']).execute()
  const names = [...ofSample, ...rows.map(({ id, name }) => [id, name] as const)]
  return names.flatMap(([id, name]) => (name.toLowerCase().includes(text.toLowerCase()) ? [id] : []))
}

/** True while there is no account: then a set-up link is offered. */
export async function isEmpty(database: PeopleDatabase): Promise<boolean> {
  const row = await database
    .selectFrom('person_account')
    .select('id')
    .where('password', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}

/** Cyrillic and Greek letters and digits of which a form is drawn like a Latin letter, each with that letter in lower case. */
const drawnLike = new Map(
  'аa вb еe кk мm нh оo рp сc тt уy хx іl јj ѕs һh ԁd ԛq ԝw αa βb εe ζz ηh ιl κk μm νn οo ρp τt υy χx 0o 1l il ıl'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
)

/** What of a name can be told apart by eye: letters, digits and combining marks, without characters that are invisible. */
const visibleForm = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}\p{M}]|\p{DI}/gu, '')
    .replace(/./gu, (letter) => drawnLike.get(letter) ?? letter)

/**
 * Throws a RequestError when another account, also an inactive one, has this name or one that looks the same, and for a name
 * without a letter or digit.
 */
export async function requireFreeName(database: PeopleDatabase, name: string, own?: string): Promise<void> {
  if (visibleForm(name) === '')
    throw requestError('refused', {
      zh: '姓名须含有文字',
      en: 'A name takes letters that can be seen',
    })
  const people = await database.selectFrom('person').select(['id', 'name']).execute()
  if (!people.some((person) => person.id !== own && visibleForm(person.name) === visibleForm(name))) return
  throw requestError('refused', {
    zh: '已有同名账号，请加以区分，例如注明部门',
    en: 'Somebody else has this name: tell the two apart, for example by a department',
  })
}
