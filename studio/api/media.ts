import { kinds } from '@shanmen/content/kinds.ts'
import { describeMedium, readUses } from '@shanmen/content/media/describe.ts'
import { listMedia, readMedium, type StoredMedium } from '@shanmen/content/media/list.ts'
import { findUpload, isHeld, type Upload } from '@shanmen/content/media/upload-queue.ts'
import type { UploadWorker } from '@shanmen/content/media/upload-worker.ts'
import { eachLanguage } from '@shanmen/contract/languages.ts'
import { readRights } from '../people/session.ts'
import { can } from '../rights.ts'
import type { Context, Handlers } from './handler.ts'
import { requireMediumRights } from './limits.ts'
import { kindsWith } from './overview.ts'
import { errors } from './request-errors.ts'
import type { Who } from './schemas/common.ts'
import type { Medium } from './schemas/media.ts'
import { receiveUpload } from './uploads.ts'

type Calls = 'mediaList' | 'uploadMedia' | 'readMedia' | 'changeMedia' | 'mediaUses'
type NameOf = (id: string) => Who

/** The media library. A file that is still processed has the id that it will have there. */
export function createMediaHandlers({ wake }: Pick<UploadWorker, 'wake'>): Handlers<Calls> {
  async function read({ content, readNames }: Context, id: string): Promise<Medium> {
    const upload = await findUpload(content, id)
    if (upload) return presentUpload(upload, await readNames([upload.who]))
    const row = await readMedium(content, id)
    return presentStored(row, await readNames([row.created_by]))
  }

  return {
    async mediaList({ page, pageSize, text, type }, { content, readNames }) {
      const { rows, total } = await listMedia(content, { page, size: pageSize, text, type })
      const nameOf = await readNames(rows.map((row) => row.created_by))
      return { rows: rows.map((row) => presentStored(row, nameOf)), total }
    },

    async uploadMedia({ name }, context) {
      const { content, people, me, session, request } = context
      const requireRight = async () => {
        const rights = await readRights(people, session)
        if (!rights || !can(rights, 'write')) throw errors.notAllowed()
      }
      const id = await receiveUpload({ content, who: me.id, name, request, requireRight })
      wake()
      return read(context, id)
    },

    readMedia: ({ id }, context) => read(context, id),

    async changeMedia({ id, alt, before, focus }, context) {
      const { content, me } = context
      await describeMedium(content, me.id, { id, alt, before, focus }, requireMediumRights(me))
      return read(context, id)
    },

    async mediaUses({ id }, { content, me }) {
      await readMedium(content, id)
      const readable = kindsWith(me, 'read')
      const rows = await readUses(content.read, id)
      // Everyone may know that it is used; where, only people who may read there.
      return {
        rows: rows.map((row) =>
          readable.includes(row.kind) ? row : { ...row, id: '', slug: '', title: kinds[row.kind].label },
        ),
      }
    },
  }
}

function presentStored(row: StoredMedium, nameOf: NameOf): Medium {
  const { id, name, mime, bytes, width, height, pages, sha256 } = row
  const widths: unknown = JSON.parse(row.widths)
  return {
    ...{ id, name, mime, bytes, width, height, pages, sha256 },
    state: 'ready',
    reason: null,
    type: mime.startsWith('image/') ? 'picture' : 'file',
    widths: Array.isArray(widths) ? widths.map(Number) : [],
    alt: eachLanguage((language) => row[`alt_${language}`]),
    focus: { x: row.focus_x, y: row.focus_y },
    at: row.created_at,
    who: nameOf(row.created_by),
    original: row.original || null,
  }
}

// Its type is known after processing: until then the name decides.
function presentUpload(upload: Upload, nameOf: NameOf): Medium {
  const { medium: id, name, bytes, sha256, at, who, reason } = upload
  const file = /\.pdf$/i.test(name)
  const waits = isHeld(upload) ? 'working' : 'queued'
  return {
    ...{ id, name, bytes, sha256, at, original: null },
    state: upload.state === 'refused' ? 'refused' : waits,
    reason: reason === null ? null : JSON.parse(reason),
    type: file ? 'file' : 'picture',
    mime: file ? 'application/pdf' : '',
    ...{ width: null, height: null, widths: [], pages: null },
    alt: eachLanguage(() => ''),
    focus: { x: 0.5, y: 0.5 },
    who: nameOf(who),
  }
}
