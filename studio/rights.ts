import { type ContentSection, contentSections } from '@shanmen/contract/items.ts'
import type { InterfaceText, Language } from '@shanmen/contract/languages.ts'

/**
 * The rights. `write`: drafts, submitting, media and import; `publish`: approving, returning, publishing, unpublishing;
 * `history`: old revisions of entries; `people`: inviting and rights.
 */
export const rights = ['read', 'write', 'publish', 'history', 'people', 'audit'] as const
export type Right = (typeof rights)[number]

export const roles = ['editor', 'approver', 'administrator', 'auditor'] as const
export type Role = (typeof roles)[number]

export const roleNames: Record<Role, InterfaceText> = {
  editor: { zh: '编辑', en: 'Editor' },
  approver: { zh: '审核发布', en: 'Approver' },
  administrator: { zh: '管理员', en: 'Administrator' },
  auditor: { zh: '审计员', en: 'Auditor' },
}

/** All sections but the site's own data: menu, footer, home page, types. */
const articles: readonly ContentSection[] = contentSections.filter((section) => section !== 'site')
const site: readonly ContentSection[] = ['site']

/** The one table of rights: each role, what it may do, and in which sections. Anything else is refused. */
const table: Record<Role, Partial<Record<Right, readonly ContentSection[]>>> = {
  editor: { read: contentSections, write: articles, history: articles },
  approver: { read: contentSections, write: articles, publish: articles, history: articles },
  administrator: {
    read: contentSections,
    write: site,
    publish: site,
    history: contentSections,
    people: contentSections,
    audit: contentSections,
  },
  auditor: { history: contentSections, audit: contentSections },
}

/** What decides a person's rights. */
export type Holder = {
  /** Rights of several roles add up. */
  roles: readonly Role[]
  /** Only these sections; null is no limit. */
  sections: readonly ContentSection[] | null
  /** Only these languages; null is no limit. Reading takes no language. */
  languages: readonly Language[] | null
}

export type Scope = { section?: ContentSection | undefined; language?: Language | undefined }

/**
 * Whether a person has a right in a section and language. Without a section: in any section. Without a language: in any
 * language. Server and screens both use it. People and the audit log have no sections.
 */
export function can(holder: Holder, right: Right, { section, language }: Scope = {}): boolean {
  if (language && holder.languages && !holder.languages.includes(language)) return false
  return sectionsWith(holder, right).some((each) => section === undefined || each === section)
}

/** Everyone who may publish or administer must have a second factor. */
export const needsSecondFactor = (holder: Holder): boolean => can(holder, 'publish') || can(holder, 'people')

/** The sections in which a person has a right; for lists that hold only what may be seen. */
export function sectionsWith(holder: Holder, right: Right): ContentSection[] {
  const limited =
    holder.sections && right !== 'people' && right !== 'audit' ? holder.sections : contentSections
  return limited.filter((section) => holder.roles.some((role) => table[role][right]?.includes(section)))
}
