import { AsyncLocalStorage } from 'node:async_hooks'
import type { Reading } from '@shanmen/content/open.ts'
import type { Preview } from '@shanmen/content/preview/find-preview.ts'

/** A draft that one visitor may see, and the reading in which it stands among what is published. */
export type Draft = { preview: Preview; reading: Reading }

// The way from a page's loader to the backend is a plain call: what belongs to the request goes beside it.
const current = new AsyncLocalStorage<Draft>()

/** The draft of the request that is being answered, if its sender has opened one. */
export const currentDraft = (): Draft | undefined => current.getStore()

export const withDraft = <R>(draft: Draft, answer: () => R): R => current.run(draft, answer)
