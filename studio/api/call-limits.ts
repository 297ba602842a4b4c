import { createTurns } from '@shanmen/contract/rpc/in-turn.server.ts'
import { createRateLimit } from '@shanmen/contract/rpc/rate-limit.server.ts'
import { type CallName, callOf } from '../calls.ts'
import type { StudioCall } from './dispatch.ts'

/** The saves of others wait for each import, two seconds for one of 2,000 rows. */
const writesOfImport = 10
/** Each may take a third of a second without a break, for which everyone waits. */
const callsAtOnce = 2
/** Of one session: what has arrived of a body is in memory, and its sender decides for how long. */
const bodiesAtOnce = 20
/** Of what one session may have a person has so much, with all of theirs: while a stolen one takes its part, another is left. */
const sessionsOfPerson = 2

/** Whether signing in or out takes this call: a thief of a session must not be able to keep its owner from either. */
export const signsInOrOut = (name: CallName): boolean =>
  callOf(name).right === 'open' || callOf(name).ends === true

/** Limits how often the calls of a session, and all of its person, are made, and how many are received and answered at once. */
export function createCallLimits({ rate, writes }: { rate: number; writes: number }) {
  const ofOne = { calls: createRateLimit(rate), writes: createRateLimit(writes) }
  const ofPerson = {
    calls: createRateLimit(rate * sessionsOfPerson),
    writes: createRateLimit(writes * sessionsOfPerson),
  }
  const imports = createRateLimit(Math.ceil(writes / writesOfImport))
  const bodiesOfSession = createTurns(bodiesAtOnce)
  const bodiesOfPerson = createTurns(bodiesAtOnce * sessionsOfPerson)
  // No more than a person has, but a session waits for its own calls first.
  const callsOfSession = createTurns(callsAtOnce)
  const callsOfPerson = createTurns(callsAtOnce, { rests: true })
  const senderOf = ({ name, context: { me, session } }: StudioCall) =>
    me && session && !signsInOrOut(name) ? { person: me.id, session } : undefined
  return {
    /** Counts a call, of strangers by their address. Returns the seconds to wait, or 0 when it may be made. */
    count({ name, context: { me, session, address } }: StudioCall): number {
      const { method, quiet } = callOf(name)
      const countIn = (limits: typeof ofOne, key: string) =>
        limits.calls(key) || (method === 'GET' || quiet ? 0 : limits.writes(key))
      if (!me || !session) return countIn(ofOne, address)
      const seconds =
        countIn(ofOne, session) || countIn(ofPerson, me.id) || (name === 'importEntries' ? imports(me.id) : 0)
      return seconds > 0 && signsInOrOut(name) ? countIn(ofOne, address) : seconds
    },

    /** Reads a body in turn. Those of strangers, and of what signs in or out, are small. */
    receive<R>(call: StudioCall, read: () => Promise<R>): Promise<R> {
      const sender = call.request.body ? senderOf(call) : undefined
      if (!sender) return read()
      return bodiesOfSession(sender.session, () => bodiesOfPerson(sender.person, read))
    },

    /** Answers a call in turn; but an upload takes as long as its sender likes. */
    inTurn<R>(call: StudioCall, answer: () => Promise<R>): Promise<R> {
      const sender = callOf(call.name).upload ? undefined : senderOf(call)
      if (!sender) return answer()
      return callsOfSession(sender.session, () => callsOfPerson(sender.person, answer))
    },
  }
}
