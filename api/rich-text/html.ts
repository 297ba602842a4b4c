import type { Image } from '@shanmen/contract/types.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text → HTML text or attribute value; '' for a value that is no string. */
export function escapeHtml(text: unknown): string {
  return typeof text === 'string' ? text.replace(/[&<>"']/g, (character) => entities[character] ?? '') : ''
}

const sizes = '(min-width: 840px) 760px, 100vw'

const srcset = (image: Image, format: 'avif' | 'webp') =>
  image.widths.map((width) => `${image.url.replace(/[^/]+$/, `${width}.${format}`)} ${width}w`).join(', ')

/** A picture inside a text. Its size is set so that the layout does not shift when it loads. */
export function renderPicture(image: Image, alt: unknown, caption: unknown): string {
  const source = `<source type="image/avif" srcset="${srcset(image, 'avif')}" sizes="${sizes}">`
  const img =
    `<img src="${image.url}" srcset="${srcset(image, 'webp')}" sizes="${sizes}"` +
    ` width="${image.width}" height="${image.height}" alt="${escapeHtml(alt) || escapeHtml(image.alt)}"` +
    ' loading="lazy" decoding="async">'
  const text = escapeHtml(caption)
  return `<figure><picture>${source}${img}</picture>${text ? `<figcaption>${text}</figcaption>` : ''}</figure>`
}
