export const states = [
  'none',
  'draft',
  'submitted',
  'approved',
  'returned',
  'scheduled',
  'public',
  'outOfDate',
  'expired',
] as const
export type State = (typeof states)[number]
