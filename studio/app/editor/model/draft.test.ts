import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraft } from './draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const document = { shared: {}, zh: { title: '春' }, en: null }
const refusal = (code: 'conflict' | 'invalid' | 'unexpected') => ({
  code,
  message: { zh: '不行', en: 'No' },
})

function open(answers: (() => unknown)[] = []) {
  let no = 1
  const save = vi.fn(async (_: unknown, basedOn: number) => {
    const answer = answers.shift()?.()
    if (answer) return answer as { status: number; error: ReturnType<typeof refusal> }
    expect(basedOn).toBe(no)
    no += 1
    return { no, at: `2026-05-01T00:00:0${no}Z` }
  })
  const storeCopy = vi.fn()
  return { draft: createDraft({ document, no, savedAt: '' }, { save, storeCopy }), save, storeCopy }
}

it('sends a change by itself, and within ten seconds even while someone keeps typing', async () => {
  const { draft, save } = open()
  for (let second = 0; second < 9; second += 1) {
    draft.change(['zh', 'title'], `春${second}`)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(save).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(save).toHaveBeenLastCalledWith({ shared: {}, zh: { title: '春8' }, en: null }, 2)
  expect(draft.state()).toMatchObject({ phase: 'saved', no: 3 })
})

it('keeps a copy in the browser until the server has it', async () => {
  const { draft, storeCopy } = open()
  draft.change(['zh', 'title'], '夏')
  await vi.advanceTimersByTimeAsync(600)
  expect(storeCopy).toHaveBeenLastCalledWith({
    document: { shared: {}, zh: { title: '夏' }, en: null },
    basedOn: 1,
  })
  await draft.save()
  expect(storeCopy).toHaveBeenLastCalledWith(undefined)
})

it('does not call typing during a save saved', async () => {
  const { draft, save } = open()
  draft.change(['zh', 'title'], '夏')
  const saving = draft.save()
  draft.change(['zh', 'title'], '夏天')
  await saving
  expect(draft.state().phase).toBe('changed')
  await vi.advanceTimersByTimeAsync(3000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(draft.state()).toMatchObject({ phase: 'saved', no: 3 })
})

it('tries again while the server does not answer', async () => {
  const { draft, save } = open([() => ({ status: 0, error: refusal('unexpected') })])
  draft.change(['zh', 'title'], '夏')
  await vi.advanceTimersByTimeAsync(3000)
  expect(draft.state().phase).toBe('offline')
  await vi.advanceTimersByTimeAsync(5000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(draft.state().phase).toBe('saved')
})

it('saves nothing during a conflict until someone has decided', async () => {
  const { draft, save, storeCopy } = open([() => ({ status: 409, error: refusal('conflict') })])
  draft.change(['zh', 'title'], '夏')
  await vi.advanceTimersByTimeAsync(3000)
  expect(draft.state().phase).toBe('conflict')
  draft.change(['zh', 'title'], '夏天')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(storeCopy).toHaveBeenLastCalledWith({
    document: { shared: {}, zh: { title: '夏天' }, en: null },
    basedOn: 1,
  })
  const newest = { document: { shared: {}, zh: { title: '秋' }, en: null }, no: 1, at: '' }
  draft.rebase(newest, newest.document)
  expect(draft.state()).toMatchObject({ phase: 'saved', document: newest.document })
})

it('says what was refused, and tries again after the next change only', async () => {
  const { draft, save } = open([() => ({ status: 400, error: refusal('invalid') })])
  draft.change(['shared', 'externalUrl'], 'x')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(draft.state()).toMatchObject({ phase: 'refused', error: { code: 'invalid' } })
  expect(save).toHaveBeenCalledTimes(1)
  draft.change(['shared', 'externalUrl'], 'https://a.cn')
  await vi.advanceTimersByTimeAsync(3000)
  expect(draft.state().phase).toBe('saved')
})

it('leaves the copy in the browser when the screen closes', async () => {
  const { draft, save, storeCopy } = open()
  draft.change(['zh', 'title'], '夏')
  draft.close()
  expect(storeCopy).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(save).not.toHaveBeenCalled()
})

it('reports a conflict when restored work is based on an older revision', async () => {
  const { draft, save, storeCopy } = open([() => ({ status: 409, error: refusal('conflict') })])
  const older = { shared: {}, zh: { title: '冬' }, en: null }
  const restored = { shared: {}, zh: { title: '冬天' }, en: null }
  draft.rebase({ document: older, no: 0, at: '' }, restored)
  expect(storeCopy).toHaveBeenLastCalledWith({ document: restored, basedOn: 0 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(save).toHaveBeenCalledWith(restored, 0)
  expect(draft.state()).toMatchObject({ phase: 'conflict', saved: older, document: restored })
})
