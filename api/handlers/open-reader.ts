import { kindOf } from '@shanmen/content/documents/document.ts'
import { mediaOfView } from '@shanmen/content/documents/references.ts'
import { readMedia } from '@shanmen/content/published/media.ts'
import type { PublishedRow } from '@shanmen/content/published/row.ts'
import type { MediaMap } from '../presenters/media.ts'
import type { Reader } from '../presenters/reader.ts'
import { all, type Context } from './context.ts'

/** Rows shown whole, rows shown as cards (only their own pictures are read), and whether types are named. */
type Needs = { whole?: PublishedRow[]; cards?: PublishedRow[]; types?: boolean }

// One query takes no more ids than this.
const mostIds = 500

/** Reads what presenters look up for these rows: their media, and the names of types. */
export async function openReader(
  context: Context,
  { whole = [], cards = [], types }: Needs,
): Promise<Reader> {
  const ids = [
    ...whole.flatMap((row) => mediaOfView(kindOf(row.kind), row.document)),
    ...cards.flatMap(mediaOfCard),
  ]
  return {
    language: context.language,
    now: context.now,
    media: await readAllMedia(context, [...new Set(ids)]),
    typeNames: types ? await readTypeNames(context) : new Map(),
  }
}

/** Pictures and files in fields of their own, without those inside texts and lists. */
function mediaOfCard({ kind, document }: PublishedRow): string[] {
  const { shared, words } = kindOf(kind)
  const values = new Map<string, unknown>(Object.entries(document))
  return Object.entries({ ...shared, ...words }).flatMap(([name, { type }]) => {
    const value = type === 'image' || type === 'file' ? values.get(name) : undefined
    return typeof value === 'string' ? [value] : []
  })
}

async function readAllMedia({ content }: Context, ids: string[]): Promise<MediaMap> {
  const media: Awaited<ReturnType<typeof readMedia>> = new Map()
  for (let from = 0; from < ids.length; from += mostIds)
    for (const [id, row] of await readMedia(content, ids.slice(from, from + mostIds))) media.set(id, row)
  return media
}

async function readTypeNames(context: Context): Promise<Map<string, string>> {
  const rows = await all(context, 'type')
  return new Map(
    rows.map(({ document: { of = '', code = '', name = '' } }) => [`${of}/${code}`, name] as const),
  )
}
