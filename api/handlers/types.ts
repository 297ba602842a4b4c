import { type KindName, kinds } from '@shanmen/content/kinds.ts'
import { readTypeCounts } from '@shanmen/content/published/counts.ts'
import { type InterfaceText, labelIn } from '@shanmen/contract/languages.ts'
import type { Data, Parsed } from '@shanmen/contract/schemas.ts'
import { all, type Context } from './read.ts'

type Module = Parsed<'typeList'>['module']
type Type = Data<'typeList'>['list'][number]

/**
 * Where the types of a module come from: entries that editors maintain (`type` entries of a kind), the choices of a field,
 * or kinds that are themselves the types of one list.
 */
const sources: Record<Module, (context: Context) => Promise<Type[]>> = {
  hire: (context) => typesOf(context, 'job'),
  trainingUpdates: (context) => typesOf(context, 'training'),
  course: (context) => typesOf(context, 'course'),
  scenic: (context) => typesOf(context, 'scenic'),
  industrialClusters: (context) => typesOf(context, 'industry'),
  information: (context) => choicesOf(context, 'news', kinds.news.shared.channel.labels),
  enterpriseHonor: (context) => choicesOf(context, 'honor', kinds.honor.shared.type.labels),
  informationDisclosure: async (context) => [
    ...(await typesOf(context, 'rent', 'rent')),
    ...(await typesOf(context, 'purchase', 'purchase')),
  ],
  groupActivities: async (context) => [
    await kindAsType(context, 'activity'),
    await kindAsType(context, 'education'),
  ],
}

/** The types of a module in their order, with the number of published items of each in this language. */
export const readTypes = (context: Context, module: Module): Promise<Type[]> => sources[module](context)

async function readCounts({ content, language, now }: Context, kind: KindName): Promise<Map<string, number>> {
  const counts = await readTypeCounts(content, { kind, language }, now)
  return new Map(counts.map(({ value, count }) => [value, count]))
}

async function typesOf(context: Context, kind: KindName, scope = ''): Promise<Type[]> {
  const rows = await all(context, 'type')
  const counts = await readCounts(context, kind)
  return rows
    .filter(({ document }) => document.of === kind)
    .map(({ id, document: { code = '', name = '' } }) => ({
      id,
      code,
      name,
      scope,
      count: counts.get(code) ?? 0,
    }))
}

async function choicesOf(
  context: Context,
  kind: KindName,
  labels: Record<string, InterfaceText>,
): Promise<Type[]> {
  const counts = await readCounts(context, kind)
  return Object.entries(labels).map(([code, label]) => ({
    id: code,
    code,
    name: labelIn(label, context.language),
    scope: '',
    count: counts.get(code) ?? 0,
  }))
}

async function kindAsType(
  { content, language, now }: Context,
  kind: 'activity' | 'education',
): Promise<Type> {
  const counts = await readTypeCounts(content, { kind, language }, now)
  const count = counts.reduce((sum, { count }) => sum + count, 0)
  return { id: kind, code: kind, name: labelIn(kinds[kind].label, language), scope: kind, count }
}
