import type { Language } from '@shanmen/contract/languages.ts'
import type { File, Image } from '@shanmen/contract/types.ts'

/** What a presenter needs to know of a stored picture or file. */
export type Media = {
  id: string
  name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  widths: readonly number[]
  pages: number | null
  sha256: string
  alt: Readonly<Record<Language, string>>
  focus: { x: number; y: number }
}

/** The media rows that one answer refers to, by id, read in one query. */
export type MediaMap = ReadonlyMap<string, Media>

/** Stored picture → `Image`. Null where there is none or its id is not that of a picture. */
export function presentImage(media: MediaMap, language: Language, id: string | undefined): Image | null {
  const row = id === undefined ? undefined : media.get(id)
  const largest = row?.widths.at(-1)
  if (!row?.width || !row.height || !largest) return null
  return {
    url: `/media/${row.id}/${largest}.webp`,
    width: largest,
    height: Math.round((row.height * largest) / row.width),
    alt: row.alt[language],
    widths: [...row.widths],
    ...(row.focus.x !== 0.5 || row.focus.y !== 0.5 ? { focus: row.focus } : {}),
  }
}

export function presentImages(media: MediaMap, language: Language, ids: readonly string[] = []): Image[] {
  return ids.map((id) => presentImage(media, language, id)).filter((image) => image !== null)
}

/** Stored file → `File`. The alt text of a file is its title in the reader's language. */
export function presentFile(media: MediaMap, language: Language, id: string | undefined): File | null {
  const row = id === undefined ? undefined : media.get(id)
  if (!row || row.mime.startsWith('image/')) return null
  return {
    name: row.alt[language] || row.name,
    url: `/media/${row.id}/${encodeURIComponent(row.name)}`,
    size: row.bytes,
    mime: row.mime,
    ...(row.pages ? { pages: row.pages } : {}),
    ...(row.sha256 ? { sha256: row.sha256 } : {}),
  }
}

export function presentFiles(media: MediaMap, language: Language, ids: readonly string[] = []): File[] {
  return ids.map((id) => presentFile(media, language, id)).filter((file) => file !== null)
}
