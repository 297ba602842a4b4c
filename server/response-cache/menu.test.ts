import { recordDependencies, recordDependency } from '@shanmen/content/published/dependencies.ts'
import type { InProcessClient } from '@shanmen/contract/client.ts'
import { expect, test, vi } from 'vitest'
import { type Draft, withDraft } from '../preview/draft.ts'
import { cacheMenu } from './menu.ts'
import type { Versions } from './versions.ts'

function made() {
  const state = { version: 1, until: 1000, now: 10, status: 200 }
  const versions = {
    snapshot: () => ({ epoch: state.version, of: () => state.version }),
    flush: async () => {},
    nextChange: async () => state.until,
  } as Partial<Versions> as Versions
  const ask = vi.fn<InProcessClient>(async (_name, { languageId }) => {
    recordDependency('menu')
    return { status: state.status, envelope: { code: 0, data: [languageId, state.version] } }
  })
  return { state, ask, kept: cacheMenu(ask, versions, () => state.now) }
}

test('the menu of a language is requested once until it changes, and using it records the dependency', async () => {
  const { state, ask, kept } = made()
  const first = await kept('menu', { languageId: 1 })
  const again = await recordDependencies(() => kept('menu', { languageId: 1 }))
  expect(again).toEqual({ result: first, sources: new Set(['menu']) })
  await kept('menu', { languageId: 2 })
  expect(ask).toHaveBeenCalledTimes(2)
  state.version += 1
  expect((await kept('menu', { languageId: 1 })).envelope).toMatchObject({ data: [1, 2] })
  state.now = state.until
  await kept('menu', { languageId: 1 })
  expect(ask).toHaveBeenCalledTimes(4)
})

test('a failure is not kept, nor any other call, nor anything for who sees a draft', async () => {
  const { state, ask, kept } = made()
  state.status = 500
  for (let time = 0; time < 2; time += 1) await kept('menu', { languageId: 1 })
  state.status = 200
  for (let time = 0; time < 2; time += 1) await kept('contact', { languageId: 1 })
  await withDraft({} as Draft, () => kept('menu', { languageId: 1 }))
  await kept('menu', { languageId: 1 })
  await withDraft({} as Draft, () => kept('menu', { languageId: 1 }))
  expect(ask).toHaveBeenCalledTimes(7)
})
