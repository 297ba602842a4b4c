/** Whatever begins so passes by everything that is stored of pages (ADR 12). */
export const previewCookie = 'preview'

/** The headers of every answer that a draft may be part of. */
export const unkept = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow, noarchive' }
