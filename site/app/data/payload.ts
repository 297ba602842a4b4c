import { addresses, type PageName } from '@shanmen/contract/addresses.ts'
import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { buildId } from '../start/builds.ts'
import { nothingYet } from './problem.ts'

/** Pages without filters or items: the server offers what they show as one file beside the page. */
const prepared = [
  'welfare',
  'onlineIntro',
  'studyMap',
  'talentPlan',
  'groupCollege',
  'devProject',
  'cooperationIntro',
  'brandProject',
  'groupProfile',
  'organization',
  'history',
  'culture',
  'contact',
  'allianceIntro',
  'allianceMembers',
  'hotline',
  'venues',
  'committee',
] as const satisfies readonly PageName[]

const paths: readonly string[] = prepared.map((name) => addresses[name])

/**
 * What a prepared page shows, from `{path}/_payload.json?{build id}`: one cheap request in place of the page's calls.
 * Undefined on the server, for other pages, and whenever the file does not come: then the calls are made.
 */
export async function readPayload<T>(url: URL, signal: AbortSignal): Promise<T | undefined> {
  if (typeof document === 'undefined' || !paths.includes(pathWithoutLanguage(url.pathname))) return undefined
  const payload: { data?: T } | undefined = await fetch(`${url.pathname}/_payload.json?${buildId()}`, {
    signal,
  })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  // The build id matches, so the same loader produced it; a page that has no content yet has no data.
  if (payload && !('data' in payload)) throw nothingYet()
  return payload?.data
}
