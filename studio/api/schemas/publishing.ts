import type { KindName } from '@shanmen/content/kinds.ts'
import type { InterfaceText, Language } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import { entry, id, language, moment, revision, text, type Who } from './common.ts'

const reason = text(1000).regex(/\S/)
const step = { id, language, revision: revision.optional() }

/** Input of the calls that lead from a draft to the public, and of previews. `revision`: the one that was on screen. */
export const publishing = {
  submit: z.strictObject({ ...step, note: text(1000).optional() }),
  /** `step`: the entry's last step when it was read. */
  approve: z.strictObject({ ...step, step: revision.optional(), note: text(1000).optional() }),
  returnEntry: z.strictObject({ ...step, note: reason }),
  /** Now without `from`; for ever without `until`. */
  publish: z.strictObject({ ...step, from: moment.optional(), until: moment.optional() }),
  withdraw: z.strictObject({ id, language }),
  /** `note`: the reason, for the history. */
  unpublish: z.strictObject({ id, language, note: reason }),
  affectedList: z.strictObject({ id, language }),
  /** A short-lived address for the person at the screen: the newest draft in the real site. */
  preview: z.strictObject({ id, language }),
  previewLinkList: entry,
  createPreviewLink: z.strictObject({ id, language, hours: z.number().int().min(1).max(720).default(72) }),
  revokePreviewLink: z.strictObject({ id, link: id }),
}

/** A link for people without an account. Its address is returned once, when it is created. */
export type PreviewLink = {
  id: string
  language: Language
  who: Who
  at: string
  until: string
  state: 'valid' | 'expired' | 'revoked'
}

export type PublishingAnswers = {
  submit: { no: number }
  approve: { no: number }
  returnEntry: { no: number }
  /** `isLater`: planned, by the server's clock. */
  publish: { no: number; from: string; until: string | null; isLater: boolean }
  withdraw: { no: number }
  unpublish: { unpublished: true }
  /** What changes for visitors when a language is taken down: the pages that show the entry, and what links to it. */
  affectedList: {
    pages: { url: string; title: InterfaceText }[]
    links: { id: string; kind: KindName; title: InterfaceText }[]
  }
  preview: { url: string; until: string }
  previewLinkList: { rows: PreviewLink[] }
  createPreviewLink: { id: string; url: string; until: string }
  revokePreviewLink: { revoked: true }
}
