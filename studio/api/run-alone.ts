import { type CallName, callOf } from '../calls.ts'
import type { StudioCall } from './dispatch.ts'
import type { OpenContext } from './handler.ts'
import { errors } from './request-errors.ts'

type Around = (
  call: StudioCall,
  input: object,
  run: (context: OpenContext) => Promise<unknown>,
) => Promise<unknown>

/** After so long most have ended. */
const seconds = 5

/**
 * Refuses a call that runs alone while another one of its name runs. In a queue, the twenty that one person may send at once
 * would hold up every save for half a minute.
 */
export function runAlone(around: Around): Around {
  const running = new Set<CallName>()
  return async (call, input, run) => {
    const { name } = call
    if (!callOf(name).alone) return around(call, input, run)
    if (running.has(name)) throw errors.importing(seconds)
    running.add(name)
    try {
      return await around(call, input, run)
    } finally {
      running.delete(name)
    }
  }
}
