import { kinds } from '@shanmen/content/kinds.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraft, type Newest } from './draft.ts'
import { saveAll } from './save-all.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const document = { shared: {}, zh: { title: '春' }, en: null }
const refusal = (code: 'conflict' | 'invalid' | 'unexpected' | 'unknown') => ({
  code,
  message: { zh: '不行', en: 'No' },
})

function open(answers: (() => unknown)[] = [], newest?: Newest) {
  let no = 1
  const save = vi.fn(async (_: unknown, basedOn: number) => {
    const answer = await answers.shift()?.()
    if (answer) return answer as { status: number; error: ReturnType<typeof refusal> }
    expect(basedOn).toBe(newest?.no ?? no)
    no = basedOn + 1
    return { no, at: `2026-05-01T00:00:0${no}Z` }
  })
  const storeCopy = vi.fn(() => true)
  const onMerged = vi.fn()
  const io = { save, storeCopy, onMerged, readNewest: async () => newest }
  return { draft: createDraft(kinds.news, { document, no, savedAt: '' }, io), save, storeCopy, onMerged }
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

it('says whether the browser has a copy, and tries again when the page is left', async () => {
  const { draft, storeCopy } = open()
  storeCopy.mockReturnValueOnce(false)
  draft.change(['zh', 'title'], '夏')
  await vi.advanceTimersByTimeAsync(600)
  expect(draft.state().hasCopy).toBe(false)
  draft.store()
  expect(draft.state().hasCopy).toBe(true)
  expect(storeCopy).toHaveBeenCalledTimes(2)
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

it('is saved whole before a step: with what is typed meanwhile, and not where something is refused', async () => {
  const { draft, save } = open([
    async () => draft.change(['zh', 'title'], '夏天'),
    () => ({ status: 400, error: refusal('invalid') }),
  ])
  draft.change(['zh', 'title'], '夏')
  expect(await saveAll(draft)).toBeUndefined()
  expect(save).toHaveBeenCalledTimes(2)
  draft.change(['zh', 'title'], '夏日')
  expect(await saveAll(draft)).toBe(3)
  expect(await saveAll(draft)).toBe(3)
  expect(save).toHaveBeenCalledTimes(3)
})

it('sends one after the other, although two wait for a slow save', async () => {
  const { promise: slow, resolve } = Promise.withResolvers<void>()
  const { draft, save } = open([() => slow.then(() => undefined)])
  draft.change(['zh', 'title'], '夏')
  const first = draft.save()
  draft.change(['zh', 'title'], '夏天')
  await vi.advanceTimersByTimeAsync(3000)
  const action = draft.save()
  resolve()
  await Promise.all([first, action])
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

const conflict = () => ({ status: 409, error: refusal('conflict') })
const theirs = (zh: object, en: object | null = null): Newest => ({
  document: { shared: {}, zh: { title: '春', ...zh }, en: en && { ...en } },
  no: 5,
  at: '2026-05-01T00:00:05Z',
  author: '吴清',
})

it('merges changes of different fields and continues, without asking', async () => {
  const { draft, save, onMerged } = open([conflict], theirs({ source: '办公室' }, { title: 'Spring' }))
  draft.change(['zh', 'title'], '夏')
  await vi.advanceTimersByTimeAsync(6000)
  const document = { shared: {}, zh: { title: '夏', source: '办公室' }, en: { title: 'Spring' } }
  expect(save).toHaveBeenLastCalledWith(document, 5)
  expect(draft.state()).toMatchObject({ phase: 'saved', document, no: 6, conflicts: [] })
  expect(onMerged).toHaveBeenCalledTimes(1)
})

it.each(['mine', 'theirs'] as const)('waits for a choice where both changed a field: %s', async (pick) => {
  const { draft, save, storeCopy } = open([conflict], theirs({ title: '秋', source: '办公室' }))
  draft.change(['zh', 'title'], '夏')
  await vi.advanceTimersByTimeAsync(3000)
  draft.change(['zh', 'title'], '夏天')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(save).toHaveBeenCalledTimes(1)
  const mine = { shared: {}, zh: { title: '夏天', source: '办公室' }, en: null }
  expect(draft.state()).toMatchObject({ phase: 'conflict', document: mine })
  // Based on what both started from, so that the conflict is found again after a crash.
  expect(storeCopy).toHaveBeenLastCalledWith({ document: mine, basedOn: 1 })
  const [found] = draft.state().conflicts
  expect(found).toMatchObject({ side: 'zh', name: 'title', theirs: '秋', author: '吴清' })
  if (found) draft.choose(found, pick)
  await vi.advanceTimersByTimeAsync(3000)
  const title = pick === 'mine' ? '夏天' : '秋'
  expect(save).toHaveBeenLastCalledWith({ ...mine, zh: { ...mine.zh, title } }, 5)
  expect(draft.state()).toMatchObject({ phase: 'saved', conflicts: [] })
})

it('brings my text back when theirs was chosen', async () => {
  const { draft, save } = open([conflict], theirs({ title: '秋' }))
  draft.change(['zh', 'title'], '夏')
  await vi.advanceTimersByTimeAsync(3000)
  const [found] = draft.state().conflicts
  if (found) draft.choose(found, 'theirs')
  expect(draft.state().document.zh).toEqual({ title: '秋' })
  expect(draft.undo()).toBe(true)
  await vi.advanceTimersByTimeAsync(3000)
  expect(save).toHaveBeenLastCalledWith({ ...document, zh: { title: '夏' } }, 5)
  expect(draft.undo()).toBe(false)
})

it('brings back no text that the person may not save', async () => {
  const { draft } = open([conflict], theirs({ title: '秋' }))
  draft.change(['zh', 'title'], '夏')
  await vi.advanceTimersByTimeAsync(3000)
  const [found] = draft.state().conflicts
  if (found) draft.choose(found, 'theirs', false)
  expect(draft.undo()).toBe(false)
  expect(draft.state().document.zh).toEqual({ title: '秋' })
})

it('tries again when the newest revision cannot be read', async () => {
  const { draft, save } = open([conflict])
  draft.change(['zh', 'title'], '夏')
  await vi.advanceTimersByTimeAsync(3000)
  expect(draft.state().phase).toBe('offline')
  await vi.advanceTimersByTimeAsync(5000)
  expect(save).toHaveBeenCalledTimes(2)
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

it('takes added rows back while nothing else has changed since', () => {
  const { draft } = open()
  draft.step(['shared', 'rows'], [{}])
  draft.step(['shared', 'rows'], [{}, {}])
  expect(draft.undo()).toBe(true)
  expect(draft.state().document.shared).toEqual({ rows: [{}] })
  expect(draft.undo()).toBe(true)
  expect(draft.state().document).toEqual(document)
  expect(draft.undo()).toBe(false)
  draft.step(['shared', 'rows'], [{}])
  draft.change(['shared', 'rows', 0, 'name'], '甲')
  expect(draft.undo()).toBe(false)
  expect(draft.state().document.shared).toEqual({ rows: [{ name: '甲' }] })
})

it('leaves the copy in the browser when the screen closes', async () => {
  const { draft, save, storeCopy } = open()
  draft.change(['zh', 'title'], '夏')
  draft.close()
  expect(storeCopy).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(save).not.toHaveBeenCalled()
})

it('merges restored work of an older revision with what was saved since', async () => {
  const { draft, save } = open([], theirs({ source: '办公室' }))
  const restored = { shared: {}, zh: { title: '冬天' }, en: null }
  draft.mergeNewest(theirs({ source: '办公室' }), { no: 1, base: document, mine: restored })
  await vi.advanceTimersByTimeAsync(3000)
  expect(save).toHaveBeenCalledWith({ shared: {}, zh: { title: '冬天', source: '办公室' }, en: null }, 5)
  expect(draft.state().phase).toBe('saved')
})

it('sends again by itself what an answer that is not of the server left unknown', async () => {
  const { draft, save } = open([() => ({ status: 404, error: refusal('unknown') })])
  draft.change(['zh', 'title'], '夏')
  await draft.save()
  expect(draft.state().phase).toBe('offline')
  await vi.advanceTimersByTimeAsync(6000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(draft.state().phase).toBe('saved')
})

it('leaves what a proxy refuses for good to the person, and sends what they corrected', async () => {
  const { draft, save } = open([() => ({ status: 413, error: refusal('unknown') })])
  draft.change(['zh', 'title'], '太长')
  await draft.save()
  expect(draft.state().phase).toBe('refused')
  draft.change(['zh', 'title'], '短')
  await draft.save()
  expect(save).toHaveBeenLastCalledWith({ shared: {}, zh: { title: '短' }, en: null }, 1)
  expect(draft.state().phase).toBe('saved')
})

it('sends again what may have been saved, though the try after it was one too many', async () => {
  const lost = { status: 0, error: refusal('unknown') }
  const tooMany = { status: 429, error: refusal('unexpected') }
  const { draft, save } = open([() => lost, () => tooMany])
  draft.change(['zh', 'title'], '夏')
  await draft.save()
  await draft.save()
  draft.change(['zh', 'title'], '夏天')
  await draft.save()
  const first = { shared: {}, zh: { title: '夏' }, en: null }
  expect(save.mock.calls).toEqual([
    [first, 1],
    [first, 1],
    [first, 1],
  ])
  await draft.save()
  expect(save).toHaveBeenLastCalledWith({ shared: {}, zh: { title: '夏天' }, en: null }, 2)
})

const lost = () => ({ status: 0, error: refusal('unknown') })
const rows = ['shared', 'rows']

it('sends again what may have been saved although it was undone since, and then what was undone', async () => {
  const { draft, save, storeCopy } = open([lost])
  draft.step(rows, [{}])
  await draft.save()
  draft.undo()
  expect(draft.state().phase).toBe('changed')
  await vi.advanceTimersByTimeAsync(600)
  expect(storeCopy).toHaveBeenLastCalledWith({ document, basedOn: 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  const first = { ...document, shared: { rows: [{}] } }
  expect(save.mock.calls).toEqual([
    [first, 1],
    [first, 1],
    [document, 2],
  ])
  expect(draft.state()).toMatchObject({ phase: 'saved', document, no: 3 })
})

it.each([
  ['was not answered', lost, 3],
  ['was not possible', () => ({ status: 503, error: refusal('unexpected') }), 1],
])('is saved in the end when a change is undone while its save %s', async (_, answer, tries) => {
  const { draft, save } = open([answer])
  draft.step(rows, [{}])
  const saving = draft.save()
  draft.undo()
  await saving
  await vi.advanceTimersByTimeAsync(20_000)
  expect(save).toHaveBeenCalledTimes(tries)
  expect(draft.state()).toMatchObject({ phase: 'saved', document })
})
