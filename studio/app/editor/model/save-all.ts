import type { Draft } from './draft.ts'

/** Saves a draft, also what is typed or merged during the request. Returns the revision that has everything, if one has. */
export async function saveAll(draft: Draft): Promise<number | undefined> {
  do await draft.save()
  while (draft.state().phase === 'changed')
  const { phase, no } = draft.state()
  return phase === 'saved' ? no : undefined
}
