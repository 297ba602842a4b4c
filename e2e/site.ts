import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Call, createClient } from '@shanmen/contract/client.ts'
import { type Language, pathIn } from '@shanmen/contract/languages.ts'
import { inject } from 'vitest'

/** The site that all e2e tests share, with sample content. */
export const base = inject('baseUrl')

/**
 * Each request on a connection of its own: the site closes one that is silent for five seconds, and a test that was busy longer would
 * send its next request on it.
 */
function fetchAlone(address: string | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(address, init)
  request.headers.set('Connection', 'close')
  return fetch(request)
}

/** A plain request; redirects are returned, not followed. What an overloaded machine refuses is asked for again. */
export async function getFrom(origin: string, path: string, init: RequestInit = {}): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetchAlone(origin + path, { redirect: 'manual', ...init })
    if (![429, 503].includes(response.status) || attempt === 20) return response
    await response.body?.cancel()
    await setTimeout(500)
  }
}

export const get = (path: string, init?: RequestInit) => getFrom(base, path, init)

/** The HTML of a page. Throws with the address when the status differs. */
export async function pageOf(path: string, status = 200): Promise<string> {
  const response = await get(path)
  if (response.status !== status) throw new Error(`${path}: ${response.status} instead of ${status}`)
  return response.text()
}

export const call: Call = createClient({ host: base, transport: fetchAlone, language: 'zh' })

export const inLanguage = (language: Language, path: string) => pathIn(language, path)

export const textOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner]) =>
    plain(String(inner).replace(/<[^>]+>/g, '')).trim(),
  )

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const plain = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/** A new data folder with the sample content, for a site that a test starts itself; the test removes it. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-data-'))
  await cp(inject('sampleFolder'), folder, { recursive: true })
  return folder
}
