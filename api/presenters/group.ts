import type { Data } from '@shanmen/contract/schemas.ts'
import type { Honor, OrgNode } from '@shanmen/contract/types.ts'
import { presentDate } from './dates.ts'
import { presentImage, presentImages } from './media.ts'
import { html, type Item, optional, presentFigures, presentTitled, type Reader, type View } from './reader.ts'

type Group = Data<'group'>

export function presentProfile(reader: Reader, profile: View<'profile'>): Group['profile'] {
  const { title = '', headline = '', summary = '', body, images, figures } = profile
  return {
    title,
    headline,
    summary,
    content: html(reader, body),
    images: presentImages(reader.media, reader.language, images),
    figures: presentFigures(figures),
  }
}

export function presentCulture(reader: Reader, culture: View<'culture'>): Group['culture'] {
  const { mission = '', vision = '', values, concepts = [] } = culture
  return {
    mission,
    vision,
    values: presentTitled(values),
    concepts: concepts.map(({ title = '', text = '', image }) => ({
      title,
      text,
      image: presentImage(reader.media, reader.language, image),
    })),
  }
}

type StoredNode = NonNullable<View<'organization'>['tree']>[number]

// The position in the tree is the id: units have no other name that is the same in both languages.
const presentOrgNode = (reader: Reader, node: StoredNode, id: string): OrgNode => ({
  id,
  name: node.name ?? '',
  kind: node.kind ?? 'department',
  ...optional('url', node.url || node.page),
  ...optional('note', node.note),
  ...optional('trade', node.trade),
  ...optional('image', presentImage(reader.media, reader.language, node.image) ?? undefined),
  children: node.children.map((child, index) => presentOrgNode(reader, child, `${id}-${index + 1}`)),
})

export function presentOrganization(
  reader: Reader,
  { title = '', intro, tree = [] }: View<'organization'>,
): Data<'organizational'> {
  return {
    title,
    intro: html(reader, intro),
    tree: tree.map((node, index) => presentOrgNode(reader, node, `${index + 1}`)),
  }
}

/** The chapters of the history in the order of their years, whatever their order in the studio. */
export function presentHistory(
  reader: Reader,
  { title = '', intro = '', chapters = [] }: View<'history'>,
  milestones: Item<'milestone'>[],
): Data<'enterpriseDevelopment'> {
  return {
    title,
    intro,
    chapters: chapters
      .map(({ from = 0, title: name = '', text = '', image }) => ({
        from,
        title: name,
        text,
        image: presentImage(reader.media, reader.language, image),
      }))
      .sort((a, b) => a.from - b.from),
    list: milestones.map((milestone) => presentMilestone(reader, milestone)),
  }
}

export function presentMilestone(
  reader: Reader,
  { id, document: { date = '', withMonth, title = '', body, images } }: Item<'milestone'>,
): Data<'enterpriseDevelopment'>['list'][number] {
  return {
    id,
    year: Number(date.slice(0, 4)),
    ...(withMonth === 'month' ? { month: Number(date.slice(5, 7)) } : {}),
    title,
    content: html(reader, body),
    images: presentImages(reader.media, reader.language, images),
  }
}

export function presentHonor(
  reader: Reader,
  { id, document: { title = '', issuer = '', winner, type = 'other', awardedAt, image } }: Item<'honor'>,
): Honor {
  return {
    id,
    title,
    issuer,
    ...optional('winner', winner),
    type,
    awardedAt: presentDate(awardedAt),
    image: presentImage(reader.media, reader.language, image),
  }
}
