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
  return { state, ask, read: cacheMenu(ask, versions, () => state.now) }
}

test('the menu of a language is requested once until it changes, and using it records the dependency', async () => {
  const { state, ask, read } = made()
  const first = await read('menu', { languageId: 1 })
  const again = await recordDependencies(() => read('menu', { languageId: 1 }))
  expect(again).toMatchObject({ result: first, sources: new Set(['menu']) })
  await read('menu', { languageId: 2 })
  expect(ask).toHaveBeenCalledTimes(2)
  state.version += 1
  expect((await read('menu', { languageId: 1 })).envelope).toMatchObject({ data: [1, 2] })
  state.now = state.until
  await read('menu', { languageId: 1 })
  expect(ask).toHaveBeenCalledTimes(4)
})

test('an error is not cached, nor any other call, nor anything for a client that sees a draft', async () => {
  const { state, ask, read } = made()
  state.status = 500
  for (let time = 0; time < 2; time += 1) await read('menu', { languageId: 1 })
  state.status = 200
  for (let time = 0; time < 2; time += 1) await read('contact', { languageId: 1 })
  await withDraft({} as Draft, () => read('menu', { languageId: 1 }))
  await read('menu', { languageId: 1 })
  await withDraft({} as Draft, () => read('menu', { languageId: 1 }))
  expect(ask).toHaveBeenCalledTimes(7)
})
