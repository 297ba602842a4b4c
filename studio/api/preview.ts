import {
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
} from '@shanmen/content/preview/preview-links.ts'
import type { Handlers } from './handler.ts'
import type { PreviewLink } from './schemas/publishing.ts'

type Calls = 'preview' | 'previewLinkList' | 'createPreviewLink' | 'revokePreviewLink'

/** How long a preview for the user's own screen is valid. */
const ownHours = 1

/** Drafts in the real site. `publicUrl` is the site's origin, where the links lead. */
export function createPreviewHandlers(publicUrl: string): Handlers<Calls> {
  const urlOf = (token: string) => `${publicUrl}/preview/${token}`
  return {
    async preview({ id: entry, language }, { content, me }) {
      const request = { entry, language, hours: ownHours, shared: false }
      const { token, until } = await createPreviewLink(content, me.id, request)
      return { url: urlOf(token), until }
    },

    async previewLinkList({ id }, { content, readNames }) {
      const rows = await listPreviewLinks(content, id)
      const nameOf = await readNames(rows.map((row) => row.created_by))
      const now = new Date().toISOString()
      const stateOf = (row: (typeof rows)[number]): PreviewLink['state'] =>
        row.revoked_at ? 'revoked' : row.expires_at <= now ? 'expired' : 'valid'
      return {
        rows: rows.map((row) => ({
          id: row.id,
          language: row.language,
          who: nameOf(row.created_by),
          at: row.created_at,
          until: row.expires_at,
          state: stateOf(row),
        })),
      }
    },

    async createPreviewLink({ id: entry, language, hours }, { content, me }) {
      const request = { entry, language, hours, shared: true }
      const { id, token, until } = await createPreviewLink(content, me.id, request)
      return { id, url: urlOf(token), until }
    },

    async revokePreviewLink({ id: entry, link }, { content, me }) {
      await revokePreviewLink(content, me.id, { entry, link })
      return { revoked: true }
    },
  }
}
