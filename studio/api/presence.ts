import { findEntry } from '@shanmen/content/entries/find.ts'
import { readStep } from '@shanmen/content/entries/read.ts'
import type { Handlers } from './handler.ts'

type Presence = { person: string; since: string; seen: number; editing: boolean }

// Screens send a heartbeat every 5 seconds, hidden ones once a minute.
const forgottenAfter = 75_000

/**
 * Who has which entry open. In memory only: after a restart the next heartbeats fill it within 5 seconds. It serves the
 * notice on the screen alone; the content core prevents overwriting.
 */
export function createPresenceHandlers(now: () => number = Date.now): Handlers<'heartbeat' | 'leave'> {
  const open = new Map<string, Map<string, Presence>>()

  const forget = () => {
    for (const [entry, people] of open) {
      for (const [person, { seen }] of people) if (seen + forgottenAfter < now()) people.delete(person)
      if (people.size === 0) open.delete(entry)
    }
  }

  return {
    async heartbeat({ id, editing }, { content, me, readNames }) {
      const { entry } = await findEntry(content.read, id, { trashed: true })
      const step = await readStep(content.read, id)
      forget()
      const people = open.get(id) ?? new Map<string, Presence>()
      const since = people.get(me.id)?.since ?? new Date(now()).toISOString()
      people.set(me.id, { person: me.id, since, seen: now(), editing })
      open.set(id, people)
      const others = [...people.values()].filter(({ person }) => person !== me.id)
      const nameOf = await readNames(others.map(({ person }) => person))
      return {
        others: others.map(({ person, since, editing }) => ({ who: nameOf(person), since, editing })),
        newest: Number(entry.newest),
        step,
      }
    },

    async leave({ id }, { me }) {
      open.get(id)?.delete(me.id)
      return { left: true }
    },
  }
}
