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

/** A page: its name in the table of addresses, and its address without a language. */
export const page = (key: string, path: string, title: Words, intro: Words) => item(key, path, title, intro)

/** A second level that has no page of its own: its address leads to its first page. */
export const submenu = item

/** One of the six sections, with the painting at the head of its pages. */
export const section = (
  key: string,
  path: string,
  title: Words,
  intro: Words,
  cover: string,
  children: Item[],
): Item => ({ ...item(key, path, title, intro, children), cover })
