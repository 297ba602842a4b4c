import type { Both, Language } from '../reports/report.ts'

/** A document that goes with a notice: Markdown that runs over as many pages as it needs. */
export type Attachment = {
  name: string
  language: Language
  /** The title in the document's own language and, for lists of files, in the other. */
  title: Both
  /** What the document belongs to, printed under the title. */
  about: string
  body: string
}
