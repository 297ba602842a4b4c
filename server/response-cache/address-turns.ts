import type { BlockList } from 'node:net'
import { createTurns } from '@shanmen/contract/rpc/in-turn.server.ts'
import type { Context } from 'hono'
import { type Env, isTrusted } from '../http/client.ts'
import { throwIfGone } from '../http/client-gone.ts'
import { currentDraft } from '../preview/draft.ts'

/** Enough for a person, and a part of the connections to the database. */
const atOnce = 2

export type AddressTurns = <R>(c: Context<Env>, work: () => Promise<R>) => Promise<R>

/**
 * Renders what is not cached two at a time for each address by which limits count, and nothing for a client that has gone. In the order of
 * all requests, a hundred searches of one address held up everyone's for as long as they took, 30 seconds on a busy machine. What an
 * address that is trusted asks for waits for no turn: it may be a site in another process, which asks for all its visitors. Nor does
 * anything while the database is away: what hangs then would keep an address from the copies that are at hand.
 */
export function addressTurns(trusted: BlockList, isAway: () => boolean): AddressTurns {
  const inTurn = createTurns(atOnce)
  return (c, work) => {
    // Drafts have turns of their own, in which those of everyone would wait for this address.
    const { address, from } = c.get('client')
    if (currentDraft() || isTrusted(trusted, from) || isAway()) return work()
    return inTurn(address, () => {
      throwIfGone(c.req.raw.signal)
      return work()
    })
  }
}
