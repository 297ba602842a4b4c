import {
  addresses,
  type PageName,
  pageNames,
  pages,
  type SectionName,
  sectionNames,
  sections,
} from '@shanmen/contract/addresses.ts'
import { type ContentSection, items } from '@shanmen/contract/items.ts'
import { type Language, otherLanguages } from '@shanmen/contract/languages.ts'
import type { View } from '../documents/project.ts'
import type { ReadOnlyContent } from '../open.ts'
import { visible } from '../published/filter.ts'
import { documentTokens, gap } from './document-tokens.ts'
import type { Query } from './query.ts'
import { textTokens } from './tokens.ts'

/** A page of the site with an address of its own that is no item: a list, the profile, the contact page. */
export type FixedPage = {
  path: string
  section: ContentSection
  /** What it is called in the menu, or else in its own title. */
  title: string
  /** Its line in the menu. */
  intro: string
  /** What it is called in the menu, and its own title. */
  names: string[]
  /** Its own title in the other languages. */
  otherNames: string[]
  /** The groups of the menu that lead to it. */
  groups: string[]
  /** As text between spaces, so that a phrase of tokens is a part of it. */
  tokens: string
}

type MenuNode = NonNullable<View<'menu'>['items']>[number]

/** By the nodes of a stored menu, which are the same objects as long as it is not changed. Pinyin of all names takes a millisecond. */
const known = new WeakMap<readonly MenuNode[], readonly FixedPage[]>()

/** The fixed pages of a language with their names in its menu. */
export function fixedPages(menu: readonly MenuNode[], language: Language): readonly FixedPage[] {
  const own = known.get(menu) ?? makeFixedPages(menu, language)
  known.set(menu, own)
  return own
}

/** These pages, each with the types that its list can be narrowed to as words. */
export async function withTypes(
  reading: ReadOnlyContent,
  pages: readonly FixedPage[],
  language: Language,
  now: Date,
): Promise<readonly FixedPage[]> {
  const types = await visible(reading, 'type', language, now.toISOString())
    .select(['publication.type', 'publication.title'])
    .execute()
  const shownOn: Readonly<Partial<Record<string, PageName>>> = items.type.shownOn
  const words = new Map<string, string>()
  for (const { type, title } of types) {
    const list = shownOn[type]
    if (list === undefined) continue
    const path = addresses[list]
    words.set(path, `${words.get(path) ?? ''}${textTokens(title).join(' ')} ${gap} `)
  }
  return pages.map((page) => {
    const own = words.get(page.path)
    return own ? { ...page, tokens: page.tokens + own } : page
  })
}

/** The search does not find itself. */
const findable = pageNames.filter((name) => name !== 'search' && !pages[name].path.includes(':'))

/** The addresses of all fixed pages. */
export const fixedPaths: ReadonlySet<string> = new Set(findable.map((name) => pages[name].path))

function makeFixedPages(menu: readonly MenuNode[], language: Language): FixedPage[] {
  const named = nodesOf(menu, [])
  return findable.map((name) => {
    const { path } = pages[name]
    const own = named.filter((node) => node.path === path)
    const names = [...own.map(({ title }) => title), pages[name][language]]
    const groups = own.flatMap((node) => node.groups)
    const otherNames = otherLanguages(language).map((other) => pages[name][other])
    const intro = own[0]?.intro ?? ''
    return {
      path,
      section: sectionOf(path),
      title: names[0] ?? '',
      intro,
      names,
      otherNames,
      groups,
      tokens: ` ${[...names, ...groups].map((each) => documentTokens(each, '').join(' ')).join(` ${gap} `)} ${gap} ${documentTokens('', intro).join(' ')} `,
    }
  })
}

const sectionOf = (path: string): ContentSection =>
  sectionNames.find((name: SectionName) => path.startsWith(`${sections[name]}/`)) ?? 'site'

type Named = { path: string; title: string; intro: string; groups: string[] }

/** The leaves of the menu. A group leads to its first page, so its name is one of that page. */
function nodesOf(nodes: readonly MenuNode[], groups: string[]): Named[] {
  return nodes.flatMap((node, index) => {
    const above = index === 0 ? groups : []
    const { title = '', intro = '', path = '', children } = node
    return children.length > 0
      ? nodesOf(children, [...above, title])
      : [{ path, title, intro, groups: above }]
  })
}

/** Whether a page has the words of any of these queries. */
export const hasWords = ({ tokens }: FixedPage, queries: readonly Query[]): boolean =>
  queries.some((query) =>
    query.every((term) =>
      term.some((phrase) => tokens.includes(` ${phrase.tokens.join(' ')}${phrase.prefix ? '' : ' '}`)),
    ),
  )
