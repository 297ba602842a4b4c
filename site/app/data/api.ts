import { type Call, createClient, type InProcessClient, type Transport } from '@shanmen/contract/client.ts'
import { eachLanguage, type Language } from '@shanmen/contract/languages.ts'
import { ApiError } from '@shanmen/contract/rpc/client.ts'
import { createContext } from 'react-router'

/** The API client of each language; a loader takes the one of its address. `quiet` reports no failures. */
export type Api = Record<Language, Call> & { quiet: Record<Language, Call> }

/** Reading profile: `elder` is the large-text version. */
export type View = 'normal' | 'elder'

/** What the server passes to the site once; all of it is public and travels to the browser. */
export type SiteSettings = {
  /** Origin of canonical addresses without a trailing slash, e.g. `https://www.example.com`. */
  publicUrl: string
  /** Origin of the backend for the browser; '' means the page's own. */
  host: string
  identification: { name: string; value: string }
  /** Name of the cookie that stores the language last chosen by hand. */
  localeCookie: string
  /** Milliseconds between two polls for a newer build. */
  buildPollMs: number
  view: View
  /** Set while this visitor sees a draft among what is published: until when. */
  preview?: { until: string }
  /** AMap's map is offered beside the site's own: the server has a key for it. */
  amap: boolean
}

/** What a request is answered with: the page, or only what it shows, as JSON. */
export type Answer = 'page' | 'payload'

// The first two are set where the router starts: the server for every request, `start/hydrate.tsx` once in the browser.
export const apiContext = createContext<Api>()
export const settingsContext = createContext<SiteSettings>()
export const answerContext = createContext<Answer>('page')
/** Set while a page is rendered: the text of its inlined styles, whose hash its content policy names. */
export const inlineStyleContext = createContext('')

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

/** The site's API client in the browser and on the server. Rejects with `ApiError` after calling `onFailure`. */
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
