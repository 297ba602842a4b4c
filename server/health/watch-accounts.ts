import { join } from 'node:path'
import { isBusy } from '@shanmen/content/database/database-health.ts'
import { findChangedAccounts } from '@shanmen/studio/people/copies.ts'
import { findMissingKeys } from '@shanmen/studio/people/keys.ts'
import type { People } from '@shanmen/studio/people/people.ts'
import { findDamaged } from '@shanmen/studio/people/person.ts'
import { requireRecordedSecret } from '@shanmen/studio/people/recorded-key.ts'
import type { Log } from '../log.ts'
import { findDeletedLog, noDeletedLogs, type Problems } from './watch-content.ts'

const intervalMs = 10_000
const damagedText =
  'The rights or the second factor of these people were damaged. In the studio an administrator sets their rights again, or makes ' +
  'a link for a new password that removes the second factor:'

const keysText =
  'Unique keys of the accounts are missing, as after a restore that ended early, so that signing in may fail. Start the studio again, ' +
  'which makes them; one that is named again has double rows, which are to be removed first:'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Checks every ten seconds whether the accounts can be changed, as signing in does, whether SQLite's log of them and their key are
 * there, and whether each can be read: no page of the site shows that the studio cannot be used. What changes is logged once.
 */
export function watchAccounts(people: People, dataDir: string, log: Log['log']) {
  const { database, dialect } = people
  const deleted = noDeletedLogs()
  const findLog = async () =>
    dialect === 'sqlite' ? findDeletedLog(join(dataDir, 'people.sqlite'), database, deleted) : undefined
  // At once: one that is replaced before the first check would be taken for the program's own.
  void findLog().catch(() => undefined)
  let problem: string | undefined
  const find = async (): Promise<string | undefined> => {
    try {
      await database.transaction().execute(async (change) => {
        await change.selectFrom('person').select('id').limit(1).execute()
      })
      const log = await findLog()
      if (log) return log
      const key = await requireRecordedSecret(database, dataDir).then(() => undefined, messageOf)
      if (key) return `The next start of the studio would refuse everyone: ${key}`
      const damaged = await findDamaged(people)
      if (damaged.length > 0) return `${damagedText} ${damaged.join(', ')}`
      const keys = await findMissingKeys(people)
      if (keys.length > 0) return `${keysText} ${keys.join(', ')}`
      return dialect === 'sqlite' ? await findChangedAccounts(dataDir) : undefined
    } catch (error) {
      if (isBusy(error)) return problem
      return `The accounts cannot be used, so that signing in fails: ${messageOf(error)}`
    }
  }
  const check = async () => {
    const found = await find()
    if (found !== undefined && problem === undefined)
      log.error({ subject: 'accounts', problem: found }, 'problem')
    if (found === undefined && problem !== undefined) log.info({ subject: 'accounts' }, 'problem has ended')
    problem = found
  }
  const timer = setInterval(() => void check(), intervalMs)
  timer.unref()
  return {
    problems: (): Problems => (problem === undefined ? {} : { accounts: problem }),
    check,
    stop: () => clearInterval(timer),
  }
}
