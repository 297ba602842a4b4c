import type { Sample } from '../../../entry.ts'

export type Item = NonNullable<Sample<'menu'>['shared']['items']>[number]
type Words = [zh: string, en: string]

const item = (key: string, path: string, [zh, en]: Words, intro: Words, children: Item[] = []): Item => ({
  key,
  title: { zh, en },
  intro: { zh: intro[0], en: intro[1] },
  path,
  children,
})

type Head = { cover?: string }

/** A page: its name in the table of addresses, its address without a language, and its painting where it has one of its own. */
export const page = (key: string, path: string, title: Words, intro: Words, head: Head = {}): Item => ({
  ...item(key, path, title, intro),
  ...head,
})

/** A second level that has no page of its own: its address leads to its first page. Its painting is at the head of its pages. */
export const submenu = (
  key: string,
  path: string,
  title: Words,
  intro: Words,
  cover: string,
  children: Item[],
): Item => ({ ...item(key, path, title, intro, children), cover })

/** One of the six sections, with the painting at the head of its pages that have no other. */
export const section = submenu
