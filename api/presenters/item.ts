import type { View } from '@shanmen/content/documents/project.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import type { Moments } from '@shanmen/content/published/status.ts'

export type { View }

/** What a presenter takes of a published entry. `updatedAt` is when this language was last published. */
export type Item<N extends KindName> = Pick<PublishedRow<N>, 'id' | 'updatedAt' | 'document'>
/** The same with the moments that decide its state. */
export type TimedItem<N extends KindName> = Item<N> & Moments
