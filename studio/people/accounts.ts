import type { Holder } from '../rights.ts'
import type { People } from './people.ts'
import { storedHolder } from './person.ts'
import { endSessions } from './session.ts'

type New = Holder & { email: string; name: string }

/** Makes a person without a password: signing in takes a one-time link first. Returns the id. */
export async function createPerson({ signIn }: People, { email, name, ...holder }: New): Promise<string> {
  const { internalAdapter } = await signIn.$context
  const person = { email, name, emailVerified: true, ...storedHolder(holder) }
  const { id } = await internalAdapter.createUser(person, { method: 'admin' })
  return id
}

/** Sets a password, whatever it was before, and ends all sessions. */
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

/** Takes the second factor away, for someone who has lost the phone and the recovery codes. */
export async function clearSecondFactor({ signIn, database }: People, id: string): Promise<void> {
  const { internalAdapter } = await signIn.$context
  await internalAdapter.updateUser(id, { twoFactorEnabled: false })
  await database.deleteFrom('person_second_factor').where('userId', '=', id).execute()
}
