import { change } from '../database/change.ts'
import { issueOf } from '../documents/messages.ts'
import { addAuditLine } from '../entries/audit.ts'
import { raiseVersion } from '../entries/windows.ts'
import { Invalid, NotFound } from '../errors.ts'
import type { Content } from '../open.ts'
import type { Alt } from './add-row.ts'
import { readUses } from './uses.ts'

type Description = { id: string; alt?: Alt | undefined; focus?: { x: number; y: number } | undefined }

const mostWords = 300

/**
 * Changes what a picture or file is called in each language, and the point of a picture that stays in view. Public pages
 * that show it change with it, at once. Throws NotFound, Invalid.
 */
export function describeMedium(content: Content, who: string, { id, alt, focus }: Description) {
  const words = alt && { zh: alt.zh.trim(), en: alt.en.trim() }
  for (const language of ['zh', 'en'] as const) {
    const text = words?.[language] ?? ''
    if (text.length > mostWords || /\p{Cc}/u.test(text))
      throw new Invalid([issueOf(['alt', language], 'oneLine')])
  }
  if (focus && ![focus.x, focus.y].every((part) => part >= 0 && part <= 1))
    throw new Invalid([issueOf(['focus'], 'wrong')])
  return change(content, async (change) => {
    const found = await change.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()
    if (!found) throw new NotFound('such picture or file')
    if (!words && !focus) return
    await change
      .updateTable('media')
      .set({
        ...(words && { alt_zh: words.zh, alt_en: words.en }),
        ...(focus && { focus_x: focus.x, focus_y: focus.y }),
      })
      .where('id', '=', id)
      .execute()
    const at = new Date().toISOString()
    const detail = { ...(words && { alt: words }), ...(focus && { focus }) }
    await addAuditLine(change, { at, who, action: 'describeMedia', target: id, detail })
    const uses = await readUses(change, id)
    const kinds = new Set(uses.filter((use) => use.public).map((use) => use.kind))
    for (const kind of kinds) await raiseVersion(change, kind)
  })
}
