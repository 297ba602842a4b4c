import type { Data } from '@shanmen/contract/schemas.ts'
import type { Image } from '@shanmen/contract/types.ts'

type History = Data<'enterpriseDevelopment'>
export type Milestone = History['list'][number]

export type Chapter = {
  from: number
  to: number
  title: string
  text: string
  image: Image | null
  milestones: Milestone[]
}

/**
 * The milestones in the chapters of their years, oldest first. Years before the first chapter belong to it; where the
 * years are not divided, each year with milestones is a chapter of its own.
 */
export function chaptersOf({ chapters = [], list }: History): Chapter[] {
  const oldest = [...list].sort((a, b) => a.year - b.year || (a.month ?? 0) - (b.month ?? 0))
  const heads = chapters.length > 0 ? chapters : yearsOf(oldest)
  return heads.map((head, index) => {
    const next = heads[index + 1]?.from ?? Number.POSITIVE_INFINITY
    const start = index === 0 ? Number.NEGATIVE_INFINITY : head.from
    const milestones = oldest.filter(({ year }) => year >= start && year < next)
    const last = milestones.at(-1)?.year ?? head.from
    return { ...head, to: Number.isFinite(next) ? next - 1 : Math.max(last, head.from), milestones }
  })
}

const yearsOf = (oldest: Milestone[]) =>
  [...new Set(oldest.map(({ year }) => year))].map((from) => {
    const first = oldest.find(({ year }) => year === from)
    return { from, title: first?.title ?? '', text: '', image: first?.images[0] ?? null }
  })
