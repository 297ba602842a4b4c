import { type Language, languageCodes } from '@shanmen/contract/languages.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Answer } from '../../api/schemas.ts'
import { serverErrorOf } from '../../client.ts'
import { call } from '../session/session.ts'

export type Medium = Answer<'readMedia'>

const smallest = 320

/** The URL of the smallest version of a picture that is at least `width` wide. Undefined before it is ready. */
export function pictureAddress({ id, widths }: Medium, width = smallest): string | undefined {
  const chosen = widths.find((each) => each >= width) ?? widths.at(-1)
  return chosen === undefined ? undefined : `/media/${id}/${chosen}.webp`
}

/** The URL of a file as a link in a text stores it. */
export const fileAddress = ({ id, name }: Pick<Medium, 'id' | 'name'>): string =>
  `/media/${id}/${encodeURIComponent(name)}`

/** The URL of a picture as it was uploaded. */
export const originalAddress = ({ id, original }: Medium): string =>
  `/originals/${id}/${encodeURIComponent(original ?? '')}`

/** `1.4 MB`. */
export function showBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A picture needs alternative text and a file a title, in every language in which it is shown. */
export const lacksAlt = ({ alt }: Medium, shownIn: readonly Language[] = languageCodes): boolean =>
  shownIn.some((code) => alt[code].trim() === '')

/** The words that the last publication of an entry gave a medium. */
export type Brought = Partial<Record<Language, string | undefined>>

/**
 * The languages whose words were published with an entry before and have been changed since: publishing it brings none
 * twice (ADR 36).
 */
export const broughtBefore = ({ alt }: Medium, words: Medium['alt'], brought: Brought): Language[] =>
  languageCodes.filter((code) => {
    const text = words[code].trim()
    return text !== '' && text === brought[code] && text !== alt[code]
  })

// Many fields of a form show the same pictures; each is requested once.
const known = new Map<string, Promise<Medium | undefined>>()
let timesForgotten = 0
const readers = new Set<() => void>()

/** Call when a medium has changed: it is requested again when it is next shown. */
export const forgetMedium = (id: string): void => void known.delete(id)

/** Requests all that is shown again: who approves a text decides on the words that its media have then. */
export function forgetMedia(): void {
  known.clear()
  timesForgotten += 1
  for (const read of readers) read()
}

function subscribe(read: () => void) {
  readers.add(read)
  return () => void readers.delete(read)
}

function read(id: string): Promise<Medium | undefined> {
  const reading =
    known.get(id) ??
    call('readMedia', { id }).catch((error: unknown) => {
      known.delete(id)
      if (serverErrorOf(error)?.code === 'notFound') return undefined
      throw error
    })
  known.set(id, reading)
  return reading
}

/** Until a medium is requested again, in milliseconds, when the server did not answer. */
const retryDelay = 10_000

/** A picture or file by its id. `undefined` while it is read, `null` when it is not there. */
export function useMedium(id: string | undefined, version = 0): Medium | null | undefined {
  const [found, setFound] = useState<{ id: string; medium: Medium | null }>()
  const forgotten = useSyncExternalStore(subscribe, () => timesForgotten)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `version`, or all forgotten, requests again
  useEffect(() => {
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      if (!id) return
      try {
        const medium = await read(id)
        if (current) setFound({ id, medium: medium ?? null })
      } catch {
        if (current) timer = setTimeout(load, retryDelay)
      }
    }
    void load()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [id, version, forgotten])
  return found && found.id === id ? found.medium : undefined
}
