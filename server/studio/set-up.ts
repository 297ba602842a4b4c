import { createLink, linkAddress } from '@shanmen/studio/people/links.ts'
import type { People } from '@shanmen/studio/people/people.ts'
import { isEmpty } from '@shanmen/studio/people/person.ts'
import { print } from '../cli/run-command.ts'
import { UserError } from '../user-error.ts'

/** As long as there is no account: prints a link that creates the first one. There is no default password. */
export async function announceSetUp(people: People): Promise<void> {
  if (!(await isEmpty(people.database))) return
  const { token, until } = await createLink(people.database, {
    purpose: 'setUp',
    person: null,
    now: new Date(),
  })
  print(`  Set up    ${linkAddress(people.studioUrl, token)}`)
  print(
    `            Open it to create the first account. It works once, until ${inShanghai(until)} (Beijing).`,
  )
  print('            A new one: npm run set-up-link')
  print('')
}

/**
 * Prints a link for a new password of a person, who may have lost the second factor too, so that a last administrator can
 * sign in again. Throws a UserError when no account has this address.
 */
export async function announceReset(people: People, email: string): Promise<void> {
  const person = await people.database
    .selectFrom('person')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (!person) throw new UserError(`No account in the studio has the e-mail address ${email}.`)
  const { token, until } = await createLink(people.database, {
    purpose: 'reset',
    person: person.id,
    clearsSecondFactor: true,
    now: new Date(),
  })
  print(linkAddress(people.studioUrl, token))
  print(
    `It sets a new password and removes the second factor. It works once, until ${inShanghai(until)} (Beijing).`,
  )
}

const inShanghai = (moment: string) =>
  new Date(moment).toLocaleString('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  })
