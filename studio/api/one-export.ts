import { createTurns } from '@shanmen/contract/rpc/in-turn.server.ts'
import { readRights } from '../people/session.ts'
import { can, type Right, type Scope } from '../rights.ts'
import type { Context } from './handler.ts'
import { errors } from './request-errors.ts'

type Running = { wentOnAt: number; end: (reason: Error) => void }

/** The exports that run, by person. */
const exporting = new Map<string, Running>()
/** The parts of all exports are read one after the other: of thirty together a save took 20 seconds, and of one none. */
const inTurn = createTurns(1, { rests: true })
/** One whose reader has not gone on for so long counts as given up: megabytes of a part may be on their way on a slow line. */
const givenUpMs = 60_000

/** No cache, and nothing that would wait for the end of it: a person may export gigabytes, and read them as slowly as they like. */
export const exportCaching = 'no-store, no-transform'

/**
 * Begins an export. One of a person runs at a time, whatever of: forty together took minutes, in which no one else was
 * answered. One that was given up ends. Throws a RequestError. Streams the parts as they are read, so that the whole is never in
 * memory, as long as the session lasts and has the right.
 */
export function streamExport(
  { me, people, session }: Pick<Context, 'me' | 'people' | 'session'>,
  parts: AsyncGenerator<string>,
  right: Right,
  scope?: Scope,
): ReadableStream<Uint8Array> {
  const before = exporting.get(me.id)
  if (before && Date.now() - before.wentOnAt < givenUpMs) throw errors.exporting(givenUpMs / 1000)
  before?.end(new Error('another export of this person has begun'))
  const encoder = new TextEncoder()
  let isEnded = false
  const own: Running = { wentOnAt: Date.now(), end: () => undefined }
  exporting.set(me.id, own)
  const end = () => {
    isEnded = true
    if (exporting.get(me.id) === own) exporting.delete(me.id)
    // Its generator ends too.
    void parts.return(undefined)
  }
  return new ReadableStream({
    start(controller) {
      own.end = (reason) => {
        end()
        controller.error(reason)
      }
    },
    async pull(controller) {
      own.wentOnAt = Date.now()
      try {
        const part = await inTurn('exports', async () => {
          const rights = !isEnded && (await readRights(people, session, new Date()))
          if (isEnded) return undefined
          if (!rights || !can(rights, right, scope)) throw new Error('the right to this export has ended')
          return parts.next()
        })
        if (isEnded || !part) return
        const { value, done } = part
        if (!done) return controller.enqueue(encoder.encode(value))
        end()
        controller.close()
      } catch (error) {
        end()
        throw error
      }
    },
    cancel: end,
  })
}
