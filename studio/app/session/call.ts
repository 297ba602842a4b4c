import { CallError, type Call as Client, createClient } from '../../client.ts'
import { markSessionEnded } from './session.ts'

const client = createClient((address, init) => fetch(address, init))

/**
 * Asks the authoring API. Rejects with a CallError whose words can be shown; when the session has ended it also brings
 * the sign-in screen, from which the way leads back to the same place.
 */
export const call: Client = async (name, input, options) => {
  try {
    return await client(name, input, options)
  } catch (error) {
    if (error instanceof CallError && error.error.code === 'signedOut') markSessionEnded()
    throw error
  }
}
