import { findBySlugs } from '@shanmen/content/entries/create.ts'
import { unpublish } from '@shanmen/content/entries/publish.ts'
import { readEntry } from '@shanmen/content/entries/read.ts'
import type { Content } from '@shanmen/content/open.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { dayFrom } from '../day.ts'
import { allEntries } from '../entries.ts'
import { people, putEntry } from '../loading/put-entry.ts'

const placesOf = (now: Date) => allEntries(dayFrom(now)).filter(({ kind }) => kind === 'scenic')

/** Whether the places at these addresses are the sample's. */
export const areOfSample = (addresses: readonly string[]): boolean =>
  addresses.every((address) => placesOf(new Date()).some(({ id }) => id === address))

/**
 * Publishes places of the sample under the addresses on another group's hand scroll, in place of those that are not on it:
 * the address of an entry cannot be changed.
 */
export async function putOnScroll(content: Content, addresses: readonly string[], now: Date): Promise<void> {
  const places = placesOf(now)
  const others = places.filter(({ id }) => !addresses.includes(id))
  for (const id of addresses.filter((address) => places.every(({ id }) => id !== address))) {
    const sample = others.shift()
    if (!sample) throw new Error(`The sample has no place for "${id}"`)
    const [stored] = await findBySlugs(content.read, 'scenic', [sample.id])
    if (!stored) throw new Error(`The place "${sample.id}" is not stored`)
    const { document } = await readEntry(content, stored.id)
    for (const language of languageCodes)
      await unpublish(content, people.reviewer, { entry: stored.id, language })
    await putEntry(content, { ...sample, id }, { document, now })
  }
}
