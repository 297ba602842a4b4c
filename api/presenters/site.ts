import type { Data } from '@shanmen/contract/schemas.ts'
import type { MenuItem, Part, Statement } from '@shanmen/contract/types.ts'
import type { DetailContext } from './article.ts'
import { presentDateTime } from './dates.ts'
import { presentImage } from './media.ts'
import { html, type Item, optional, type Reader, type View } from './reader.ts'

type Global = Data<'menu'>
type StoredItem = NonNullable<View<'menu'>['items']>[number]

/** Links by the address of the page that they are below. */
export type MenuLinks = ReadonlyMap<string, readonly { title: string; to: string }[]>

/** The menu tree. Index 0 is the home page, so top items count from 1 where the menu does not list it. */
export function presentMenu(
  reader: Reader,
  { items = [] }: View<'menu'>,
  links: MenuLinks = new Map(),
): MenuItem[] {
  const first = items[0]?.path === '/' ? 0 : 1
  return items
    .filter(leads)
    .map((item, place) => presentMenuItem({ reader, links }, item, place + first, `${place + 1}`))
}

// Publishing requires a path; items from before that rule are left out.
const leads = ({ path, external, children }: StoredItem): boolean =>
  Boolean(path || external) || children.some(leads)

type MenuContext = { reader: Reader; links: MenuLinks }

function presentMenuItem(context: MenuContext, item: StoredItem, index: number, place: string): MenuItem {
  const { key = '', title = '', intro = '', path = '', external, cover, children } = item
  const { reader, links } = context
  const below = links.get(path)?.map(({ title, to }) => ({ title, to }))
  return {
    id: key || place,
    key,
    title,
    intro,
    path,
    ...optional('external', external),
    index,
    cover: presentImage(reader.media, reader.language, cover),
    ...optional('links', below),
    children: children
      .filter(leads)
      .map((child, position) => presentMenuItem(context, child, position, `${place}-${position + 1}`)),
  }
}

export function presentSite(
  reader: Reader,
  site: View<'site'>,
  otherName: string,
): Pick<Global, 'site' | 'contact'> {
  const {
    name = '',
    shortName = '',
    slogan = '',
    description = '',
    icp = '',
    policeIcp,
    copyright = '',
  } = site
  const { friendLinks = [], social = [], phone = '', hours = '', email = '', address = '' } = site
  return {
    site: {
      name,
      shortName,
      otherName,
      ...optional('logo', presentImage(reader.media, reader.language, site.logo) ?? undefined),
      slogan,
      description,
      icp,
      ...optional('policeIcp', policeIcp),
      copyright,
      friendLinks: friendLinks.map(({ name: link = '', url = '' }) => ({ name: link, url })),
      social: social.map(({ label = '', url = '' }) => ({ label, url })),
    },
    contact: { phone, hours, email, address },
  }
}

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function presentHome(
  reader: Reader,
  home: View<'home'>,
  profile: View<'profile'> | undefined,
): Global['home'] {
  const image = (id: string | undefined) => presentImage(reader.media, reader.language, id)
  return {
    headline: linesOf(home.headline),
    subtitle: home.subtitle ?? '',
    seal: home.seal ?? '',
    shareImage: image(home.shareImage),
    intro: { title: home.introTitle ?? '', text: profile?.summary ?? '' },
    industry: { title: home.industryTitle ?? '', image: image(home.industryImage) },
    college: {
      title: home.collegeTitle ?? '',
      text: home.collegeText ?? '',
      image: image(home.collegeImage),
    },
    party: { title: home.partyTitle ?? '', text: home.partyText ?? '', image: image(home.partyImage) },
    verse: linesOf(home.verse),
  }
}

export function presentStatement({ id, updatedAt, document }: Item<'statement'>): Statement {
  const { title = '', summary = '', publishedAt } = document
  return {
    id,
    title,
    summary,
    publishedAt: presentDateTime(publishedAt),
    updatedAt: presentDateTime(updatedAt),
  }
}

export function presentStatementDetail(
  reader: Reader,
  item: Item<'statement'>,
  context: DetailContext,
): Data<'statementDetail'> {
  return { ...presentStatement(item), content: html(reader, item.document.body), ...context }
}

export const presentPart = (reader: Reader, { id, document: { title = '', body } }: Item<'part'>): Part => ({
  id,
  title,
  content: html(reader, body),
})
