import type { Answer } from '../../api/schemas.ts'

export type Medium = Answer<'readMedia'>

const smallest = 320

/** The address of a picture for a screen: the smallest that is at least `width` wide. Undefined before it is ready. */
export function pictureAddress({ id, widths }: Medium, width = smallest): string | undefined {
  const chosen = widths.find((each) => each >= width) ?? widths.at(-1)
  return chosen === undefined ? undefined : `/media/${id}/${chosen}.webp`
}

/** The address of a file as a link in a text keeps it. */
export const fileAddress = ({ id, name }: Pick<Medium, 'id' | 'name'>): string =>
  `/media/${id}/${encodeURIComponent(name)}`

/** `1.4 MB`. */
export function showBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** A picture needs alternative text and a file a title, in both languages. */
export const lacksAlt = ({ alt }: Medium): boolean => alt.zh.trim() === '' || alt.en.trim() === ''
