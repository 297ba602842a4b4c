import { kindOf } from '@shanmen/content/documents/document.ts'
import { languageCodes } from '@shanmen/content/language.ts'
import type { MediumChange } from '@shanmen/content/media/describe.ts'
import { Refusal } from '../errors.ts'
import { can } from '../rights.ts'
import { refusals } from './refusals.ts'
import type { Me } from './schemas/account.ts'

/**
 * Who may change a medium's words or focal point: whoever writes these languages; and, as pages that are public or
 * planned change with it at once, whoever may publish in every section that shows it. The focal point is shared by both
 * languages and belongs to the Chinese side. Throws a Refusal.
 */
export const requireMediumRights =
  (me: Me) =>
  ({ languages, focus, uses }: MediumChange): void => {
    const touched = languageCodes.filter((code) => languages.includes(code) || (focus && code === 'zh'))
    if (!touched.every((language) => can(me, 'write', { language }))) throw refusals.notAllowed()
    const shown = uses.filter((use) => use.public).map((use) => kindOf(use.kind).section)
    if (shown.every((section) => touched.every((language) => can(me, 'publish', { section, language }))))
      return
    throw new Refusal('notAllowed', {
      zh: '它正用于已公开的页面，修改会立即显示：请由能发布相关栏目的审核人修改',
      en: 'Public pages show it and would change at once: ask someone who may publish in their sections',
    })
  }
