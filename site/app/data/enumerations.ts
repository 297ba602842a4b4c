import type { Honor, NewsCard } from '@shanmen/contract/types.ts'

// The contract's own lists live beside its schemas, which must not reach the browser; the types keep these in step.
export const newsChannels = ['group', 'media', 'activity'] as const satisfies readonly NewsCard['type'][]
export const honorTypes = ['national', 'provincial', 'other'] as const satisfies readonly Honor['type'][]
