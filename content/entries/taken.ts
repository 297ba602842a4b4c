import { isKindName, kindOf } from '../documents/document.ts'
import { NotAllowed } from '../errors.ts'
import type { KindName } from '../kinds.ts'
import type { Asked } from './find.ts'
import { idSpaceOf } from './id-space.ts'

export type Taken = Awaited<ReturnType<typeof findTaken>>[number]

/** The entries that have one of these ids, among the kinds that share them: of a pair with the same id that kind's last. */
export async function findTaken(asked: Asked, kind: KindName, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const found = await asked
    .selectFrom('entry')
    .select(['id', 'slug', 'kind', 'binned_at'])
    .where('kind', 'in', idSpaceOf(kind))
    .where('slug', 'in', slugs)
    .execute()
  return found.sort((a, b) => Number(a.kind === kind) - Number(b.kind === kind))
}

/** Why an id cannot be given to an entry of a kind. */
export function slugTaken({ slug, ...taken }: Omit<Taken, 'id'>, wanted: KindName): NotAllowed {
  const { zh, en } = isKindName(taken.kind) && taken.kind !== wanted ? kindOf(taken.kind).label : none
  // Told only when it is not the kind that is on the screen.
  const of = zh ? { zh: `（${zh}）`, en: ` (${en})` } : none
  return new NotAllowed(
    taken.binned_at === null
      ? {
          zh: `“${slug}”已被使用${of.zh}，请换一个标识`,
          en: `"${slug}" is taken${of.en}: choose another id.`,
        }
      : {
          zh: `“${slug}”已在回收站中${of.zh}，请恢复它或换一个标识`,
          en: `"${slug}" is in the bin${of.en}: restore it or choose another id.`,
        },
  )
}

const none = { zh: '', en: '' }
