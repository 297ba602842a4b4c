import type { Data } from '@shanmen/contract/schemas.ts'

export type Step = {
  name: 'open' | 'deadline' | 'review' | 'result'
  at?: string
  state: 'past' | 'now' | 'ahead'
}

type Detail = Pick<
  Data<'informationDisclosureDetail'>,
  'status' | 'publishedAt' | 'opensAt' | 'deadline' | 'resultAt'
>

/** Which step a tender is at: the notice itself, its deadline, the review, the result. After the last all are past. */
const place: Record<Detail['status'], number> = {
  planned: 0,
  open: 1,
  soon: 1,
  review: 2,
  result: 3,
  ended: 4,
}

/** The way of a tender with its dates. A plan has not begun, so its first step lies ahead too. */
export function stepsOf({ status, publishedAt, opensAt, deadline, resultAt }: Detail): Step[] {
  const steps: Omit<Step, 'state'>[] = [
    { name: 'open', at: opensAt ?? publishedAt },
    { name: 'deadline', at: deadline },
    { name: 'review' },
    { name: 'result', at: resultAt },
  ]
  const current = place[status]
  return steps.map((step, index) => {
    if (index < current) return { ...step, state: 'past' }
    return { ...step, state: index === current && status !== 'planned' ? 'now' : 'ahead' }
  })
}
