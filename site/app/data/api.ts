import { type Call, createClient, type InProcessClient, type Transport } from '@shanmen/contract/client.ts'
import { eachLanguage, type Language } from '@shanmen/contract/languages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import type { Api } from './contexts.ts'

export type ApiOptions = {
  host: string
  transport: Transport
  /** The backend, where it is in this process. */
  ask?: InProcessClient | undefined
  identification?: { name: string; value: string }
  /**
   * What a failure looks like here: a toast in the browser, a log line on the server. Never called for aborted calls.
   * `action` is the signal that all calls of one navigation, retry or search share.
   */
  onFailure: (error: ApiError, action?: AbortSignal) => void
}

/** The site's one way to the backend, on either side of the wire. Rejects with `ApiError` after telling `onFailure`. */
export function createApi(options: ApiOptions): Api {
  const { onFailure, ...client } = options
  const callIn = (language: Language): Call => {
    const call = createClient({ ...client, language })
    return async (name, input, signal) => {
      try {
        return await call(name, input, signal)
      } catch (error) {
        if (error instanceof ApiError && error.kind !== 'aborted') onFailure(error, signal)
        throw error
      }
    }
  }
  const quiet = (language: Language) => createClient({ ...client, language })
  return { ...eachLanguage(callIn), quiet: eachLanguage(quiet) }
}
