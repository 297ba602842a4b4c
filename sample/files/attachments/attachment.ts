import type { Both, Language } from '../reports/report.ts'

/** A document attached to a notice: Markdown of any number of pages. */
export type Attachment = {
  name: string
  language: Language
  /** The title in the document's own language and, for lists of files, in the other. */
  title: Both
  /** The notice that the document belongs to, printed under the title. */
  about: string
  body: string
}
