import { findEntry } from '@shanmen/content/entries/find.ts'
import { readStep } from '@shanmen/content/entries/read.ts'
import type { Handlers } from './handler.ts'

// Screens send a heartbeat every 5 seconds, hidden ones once a minute.
const forgottenAfter = 75_000

/**
 * Who has which entry open, in the database of accounts, so that people see each other through several processes. It serves
 * the notice on the screen alone; the content core prevents overwriting.
 */
export function createPresenceHandlers(now: () => number = Date.now): Handlers<'heartbeat' | 'leave'> {
  const momentIn = (ms: number) => new Date(now() + ms).toISOString()
  return {
    async heartbeat({ id, editing }, { content, me, people: { database }, readNames }) {
      const { entry } = await findEntry(content.read, id, { trashed: true })
      const step = await readStep(content.read, id)
      // Later than now: of a clock that was ahead, until which moment the notice would stay.
      await database
        .deleteFrom('person_presence')
        .where((e) =>
          e.or([e('seen', '<', momentIn(-forgottenAfter)), e('seen', '>', momentIn(forgottenAfter))]),
        )
        .execute()
      const seen = { seen: momentIn(0), editing: editing ? 1 : 0 }
      await database
        .insertInto('person_presence')
        .values({ entry: id, person: me.id, since: seen.seen, ...seen })
        .onConflict((conflict) => conflict.columns(['entry', 'person']).doUpdateSet(seen))
        .execute()
      const others = await database
        .selectFrom('person_presence')
        .select(['person', 'since', 'editing'])
        .where('entry', '=', id)
        .where('person', '!=', me.id)
        .orderBy('since')
        .execute()
      const nameOf = await readNames(others.map(({ person }) => person))
      return {
        others: others.map(({ person, since, editing }) => ({
          ...{ who: nameOf(person), since, editing: editing === 1 },
        })),
        newest: Number(entry.newest),
        step,
      }
    },

    async leave({ id }, { me, people: { database } }) {
      await database
        .deleteFrom('person_presence')
        .where('entry', '=', id)
        .where('person', '=', me.id)
        .execute()
      return { left: true }
    },
  }
}
