import { changedParts } from '@shanmen/content/documents/changes.ts'
import { type AnyDocument, kindOf } from '@shanmen/content/documents/document.ts'
import { findRevision } from '@shanmen/content/entries/find.ts'
import { ConflictError } from '@shanmen/content/errors.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import type { MediumChange } from '@shanmen/content/media/describe.ts'
import type { Content } from '@shanmen/content/open.ts'
import {
  defaultLanguage,
  type Language,
  languageCodes,
  languages as table,
} from '@shanmen/contract/languages.ts'
import { can } from '../rights.ts'
import { errors, requestError } from './request-errors.ts'
import type { Me } from './schemas/account.ts'

type Change = {
  kind: KindName
  before?: AnyDocument | undefined
  after: AnyDocument
  upToDate?: Language[] | undefined
}

/**
 * Refuses a change outside the languages that a person is limited to. Fields that both languages share (dates, covers,
 * places) belong to Chinese: a translator may not change them.
 */
export function requireLanguages(me: Me, { kind, before, after, upToDate = [] }: Change): void {
  const { languages } = me
  if (!languages) return
  const { shared, ...localized } = changedParts(kindOf(kind), before, after)
  const touched = languageCodes.filter((code) => localized[code] || upToDate.includes(code))
  const outside =
    touched.some((code) => !languages.includes(code)) || (shared && !languages.includes(defaultLanguage))
  if (outside)
    throw requestError('notAllowed', {
      zh: `您只负责${namesOf(languages)
        .map(({ zh }) => zh)
        .join('、')}内容，其他语言和共用字段的修改请联系相应的编辑`,
      en: `You write ${namesOf(languages)
        .map(({ en }) => en)
        .join(', ')} only: ask another editor to change the rest`,
    })
}

const namesOf = (codes: readonly Language[]) => codes.map((code) => table[code].name)

type StoredChange = { id: string; basedOn: number; after: AnyDocument; upToDate?: Language[] | undefined }

/**
 * The same for a stored entry: `after` is compared with its newest document. Throws ConflictError when it is based on an
 * older one: what others changed since then is not this person's change.
 */
export async function requireLanguagesOf(
  { content, me }: { content: Content; me: Me },
  { id, basedOn, after, upToDate }: StoredChange,
): Promise<void> {
  if (!me.languages) return
  const entry = await content.read.selectFrom('entry').select('kind').where('id', '=', id).executeTakeFirst()
  if (!entry) throw errors.notFound()
  const { no, document: before } = await findRevision(content.read, id)
  if (no !== basedOn) throw new ConflictError(no)
  requireLanguages(me, { kind: entry.kind as KindName, before, after, upToDate })
}

/** For changes of every language at once, such as an import: a person limited to one language may not make them. */
export function requireEveryLanguage({ languages }: Me): void {
  if (languages && !languageCodes.every((code) => languages.includes(code))) throw errors.notAllowed()
}

/**
 * Requires the right to change a medium's words or focal point: to write these languages. The focal point belongs to
 * Chinese; as pages that are public or scheduled change with it at once, it takes the right to publish in every section
 * that shows it. Throws a RequestError.
 */
export const requireMediumRights =
  (me: Me) =>
  ({ languages, focus, uses }: MediumChange): void => {
    const touched = languageCodes.filter(
      (code) => languages.includes(code) || (focus && code === defaultLanguage),
    )
    if (!touched.every((language) => can(me, 'write', { language }))) throw errors.notAllowed()
    if (focus) requireToPublish(me, defaultLanguage)(uses.filter((use) => use.public))
  }

/** Requires the right to publish in a language in every section that shows what changes. Throws a RequestError. */
export const requireToPublish =
  (me: Me, language: Language) =>
  (uses: readonly { kind: KindName }[]): void => {
    if (uses.every((use) => can(me, 'publish', { section: kindOf(use.kind).section, language }))) return
    throw requestError('notAllowed', {
      zh: '其他栏目的公开页面也在使用其中的图片或文件，会随之改变：请由能发布相关栏目的审核人处理',
      en: 'Public pages of other sections show it and would change at once: ask someone who may publish there',
    })
  }
