type Code = typeof import('./not-found.tsx')

/** The code of the 404 page once it is loaded. No other page needs it, so it is no part of what every page loads. */
export const lostPage: Partial<Code> = {}

/** Loads it: on the server and for a 404 that is the document before anything is rendered, in the browser when it is met. */
export async function loadLostPage(): Promise<void> {
  Object.assign(lostPage, await import('./not-found.tsx'))
}
