import type { Image } from '@shanmen/contract/types.ts'

/** The pictures that neither a text nor one of these covers shows already: a gallery must not repeat the page. */
export function notShownIn(
  html: string,
  images: readonly Image[],
  covers: readonly (Image | null)[] = [],
): Image[] {
  const shown = new Set(covers.map((cover) => cover?.url))
  return images.filter(({ url }) => !shown.has(url) && !html.includes(folderOf(url)))
}

/** A picture in a text may have another width, but it lies in the same folder. */
const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1)
