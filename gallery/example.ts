import type { ReactNode } from 'react'
import type { SampleData } from './sample.ts'

/** One component with the content of the sample. */
export type Example = {
  /** The page that the component is on, without language prefix; its breadcrumb, filters and feed depend on it. */
  at?: string
  render: (sample: SampleData) => ReactNode
}

/** The examples of one folder of components, each under the name of its component. */
export type Examples = Record<string, Example>

/** Throws when the list is empty: an example without content shows nothing. */
export function firstOf<Item>(list: readonly Item[]): Item {
  const [first] = list
  if (first === undefined) throw new Error('A list of the sample is empty')
  return first
}
