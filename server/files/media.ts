import { extname, join } from 'node:path'
import { retryAfter } from '@shanmen/api/answers.ts'
import { MediaStoreError } from '@shanmen/content/errors.ts'
import type { MediaStore } from '@shanmen/content/media/store.ts'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Backend } from '../backend.ts'
import type { Settings } from '../config/settings.ts'
import type { Env } from '../http/client.ts'
import { closedPolicy } from '../http/security-headers.ts'
import { previewCookie, privateHeaders } from '../preview/draft.ts'
import type { ResponseCache } from '../response-cache/cache.ts'
import { purgeHeaders } from '../response-cache/purge.ts'
import { type Access, type MediaAccess, mediaAccess } from './media-access.ts'
import { serveFiles } from './serve-files.ts'
import { sharePictures } from './share-pictures.ts'
import { serveStored } from './stored-file.ts'

const pictures = new Set(['.avif', '.webp', '.jpg', '.jpeg', '.png', '.gif'])

/** The public media of the site; undefined where another backend has the content. */
export function publicMedia(
  { DATA_DIR, READ_ONLY, PURGE_URL }: Pick<Settings, 'DATA_DIR' | 'READ_ONLY' | 'PURGE_URL'>,
  { reading, drafts, media: store }: Pick<Backend, 'reading' | 'drafts' | 'media'>,
  cache: Pick<ResponseCache, 'versions' | 'afterChange'> | undefined,
): Hono<Env> | undefined {
  if (!reading || !drafts || !store) return undefined
  // A process that only reads the content writes nothing.
  const file = READ_ONLY === 'yes' ? undefined : join(DATA_DIR, 'public-media.json')
  const tags = PURGE_URL ? purgeHeaders(['media']) : {}
  const isAway = () => cache?.versions.isAway() ?? false
  const { accessOf, refresh } = mediaAccess({ reading, drafts, isAway }, undefined, file)
  const shared = sharePictures(reading, store)
  if (cache) cache.afterChange = () => Promise.all([refresh(), shared.prepare()])
  const app = new Hono<Env>()
  app.get('/media/:id/share.jpg', async (c) => {
    const id = c.req.param('id')
    const { signal } = c.req.raw
    const access = await accessOf(id, getCookie(c, previewCookie), signal)
    if (!access) return notFound(c)
    const { address } = c.get('client')
    const jpeg = await unlessAway(c, () => shared.find(id, { address, signal }))
    if (!jpeg) return notFound(c)
    if (jpeg instanceof Response) return jpeg
    if (access.to === 'everyone') c.set('publicUntil', access.until)
    return c.body(Uint8Array.from(jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(jpeg.byteLength),
      ...headersOf('share.jpg'),
      ...caching[access.to],
      ...(access.to === 'everyone' && tags),
    })
  })
  return app.route('/', media(store, accessOf, tags))
}

/**
 * Reduced pictures and files of the store under `/media/{id}/{file}`. Caches ask again after five minutes, as any
 * of them can be withdrawn; those of drafts are never cached by others. Anything that is neither a picture nor a PDF is
 * offered as a download. `accessOf` says who may have which; public ones have the headers `tags`.
 */
export function media(
  store: ServedStore,
  accessOf: MediaAccess,
  tags: Record<string, string> = {},
): Hono<Env> {
  const app = new Hono<Env>()
  const stored = serveStored(store, 'media')
  const serve = {
    everyone: serveFiles(stored, (c) => ({ ...headersIn(c), ...caching.everyone, ...tags })),
    reader: serveFiles(stored, (c) => ({ ...headersIn(c), ...caching.reader })),
    studio: serveFiles(stored, (c) => ({ ...headersIn(c), ...caching.studio })),
  }
  app.get('/media/:id/:file', async (c, next) => {
    const { id, file } = c.req.param()
    const access = await accessOf(id, getCookie(c, previewCookie), c.req.raw.signal)
    if (!access) return notFound(c)
    return unlessAway(c, async () => {
      if (!(await store.isHere(`media/${id}/${file}`))) return notFound(c)
      if (access.to === 'everyone') c.set('publicUntil', access.until)
      return serve[access.to](c, next)
    })
  })
  return app
}

/** Pictures as they were uploaded, under `/originals/{id}/{file}`. Only for the studio, behind a session. */
export function originals(store: ServedStore): Hono<Env> {
  const serve = serveFiles(serveStored(store, 'originals'), (c) => ({ ...headersIn(c), ...caching.studio }))
  return new Hono<Env>().get('/originals/:id/:file', (c, next) => {
    const { id, file } = c.req.param()
    return unlessAway(c, async () =>
      (await store.isHere(`originals/${id}/${file}`)) ? serve(c, next) : notFound(c),
    )
  })
}

export type ServedStore = Pick<MediaStore, 'folder' | 'isHere' | 'inTurn'>

/** An answer with a file, or 503 where its store does not answer. */
async function unlessAway<R>(c: Context, answer: () => Promise<R>): Promise<R | Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof MediaStoreError) return unavailable(c)
    throw error
  }
}

const notFound = (c: Context) => c.text('Not Found\n', 404, { 'Cache-Control': 'no-store' })
const unavailable = (c: Context) =>
  c.text('Service Unavailable\n', 503, { 'Cache-Control': 'no-store', 'Retry-After': retryAfter })

const caching = {
  everyone: {
    'Cache-Control': 'public, max-age=300',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  reader: privateHeaders,
  studio: { 'Cache-Control': 'private, no-cache' },
} satisfies Record<Access['to'], Record<string, string>>

const headersIn = (c: Context) => ({ ...headersOf(c.req.param('file') ?? ''), 'Accept-Ranges': 'bytes' })

function headersOf(name: string): Record<string, string> {
  const extension = extname(name).toLowerCase()
  const pdf = extension === '.pdf'
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Chromium's PDF viewer does not open a sandboxed document; a PDF cannot act in the name of the site.
    'Content-Security-Policy': pdf ? "frame-ancestors 'none'" : `${closedPolicy}; sandbox`,
    ...(!pictures.has(extension) && {
      'Content-Disposition': disposition(name, pdf ? 'inline' : 'attachment'),
    }),
  }
}

/** RFC 6266: a plain name for old browsers, the real one in UTF-8. */
export function disposition(name: string, kind: 'inline' | 'attachment'): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  const full = encodeURIComponent(name).replace(/['()*]/g, hex)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`
}
