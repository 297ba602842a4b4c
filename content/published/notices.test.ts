import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/change.ts'
import { databases, useContent } from '../testing/databases.ts'
import { later, purchase, put, rich } from '../testing/fixtures.ts'
import { addPicture } from '../testing/picture.ts'
import { readNextChange } from './changes.ts'
import { readStatusCounts } from './counts.ts'
import { readList } from './list.ts'
import { statusFilters, statusOf } from './status.ts'

const hour = 3_600_000
const at = (hours: number | undefined) => (hours === undefined ? undefined : later(hours * hour))
const maybe = fc.option(fc.integer({ min: -200, max: 200 }), { nil: undefined })
const moments = fc.record({ opensAt: maybe, deadline: maybe, resultAt: maybe, endsAt: maybe })

describe.each(databases)('notices on $name', ({ make }) => {
  const fresh = useContent(make)

  test('every filter finds the notices whose dates say so, at any moment', async () => {
    const content = await fresh()
    const plans = fc.sample(moments, { numRuns: 25, seed: 3 })
    await inTransaction(content, async (inner) => {
      for (const plan of plans)
        await put(
          inner,
          'purchase',
          purchase({
            opensAt: at(plan.opensAt),
            deadline: at(plan.deadline),
            resultAt: at(plan.resultAt),
            endsAt: at(plan.endsAt),
          }),
          { languages: ['zh'] },
        )
    })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 220 }), async (hours) => {
        const now = new Date(Date.now() + hours * hour)
        const list = (status?: (typeof statusFilters)[number]) =>
          readList(content, { kind: 'purchase', language: 'zh', status, page: 1, size: 50, now })
        const all = (await list()).rows
        expect(all).toHaveLength(plans.length)
        const counts = await readStatusCounts(content, { kind: 'purchase', language: 'zh' }, now)
        for (const filter of statusFilters) {
          const found = await list(filter)
          const fits = all.filter((row) => {
            const state = statusOf(row, now)
            if (filter === 'closed') return ['review', 'result', 'ended'].includes(state)
            return state === filter || (filter === 'open' && state === 'soon')
          })
          expect(found.rows.map((row) => row.id)).toEqual(fits.map((row) => row.id))
          expect(found.total).toBe(fits.length)
          expect(counts.find(({ value }) => value === filter)?.count).toBe(fits.length)
        }
      }),
      { numRuns: 12 },
    )
  })

  test('the next change is when a notice has a day less or enters its next state, closing soon included', async () => {
    const content = await fresh()
    const deadline = later(100 * hour)
    await put(content, 'purchase', purchase({ deadline }), { languages: ['zh'] })
    const now = new Date(Date.now() + 10)
    const soon = new Date(Date.parse(deadline) - 72 * hour).toISOString()
    const changes = async (from: string, count: number): Promise<(string | null)[]> => {
      const next = await readNextChange(content, 'purchase', new Date(from))
      return [next, ...(next && count > 1 ? await changes(next, count - 1) : [])]
    }
    const before = (hours: number) => new Date(Date.parse(deadline) - hours * hour).toISOString()
    const expected = [before(96), soon, before(48), before(24), deadline, null]
    expect(await changes(now.toISOString(), 9)).toEqual(expected)
    expect(await readNextChange(content, 'rent', now)).toBeNull()
    const status = async (moment: string) =>
      (
        await readList(content, { kind: 'purchase', language: 'zh', page: 1, size: 1, now: new Date(moment) })
      ).rows.map((row) => statusOf(row, new Date(moment)))
    expect(await status(now.toISOString())).toEqual(['open'])
    expect(await status(soon)).toEqual(['soon'])
    expect(await status(deadline)).toEqual(['review'])
  })

  test('a deadline that names a day lasts until its end in Asia/Shanghai; closed jobs come last', async () => {
    const content = await fresh()
    const job = (deadline: string, publishedAt: string) => ({
      shared: { type: 'tourism', publishedAt, deadline, applyEmail: 'hr@lingshan.example' },
      zh: { title: deadline, department: '人力', city: '云山', duty: rich('一'), requirement: rich('二') },
      en: null,
    })
    await put(content, 'job', job('2026-06-10', '2026-06-09'))
    await put(content, 'job', job('2026-06-20', '2026-06-01'))
    const list = async (now: string) => {
      const all = await content.read.selectFrom('publication').select(['slug']).execute()
      expect(all).toHaveLength(2)
      const request = { kind: 'job', language: 'zh', page: 1, size: 9, order: 'openFirst' } as const
      const { rows } = await readList(content, { ...request, now: new Date(now) })
      return rows.map((row) => `${row.title} ${statusOf(row, new Date(now))}`)
    }
    // Both were published today, so the clock of the test runs after that.
    await content.write.updateTable('publication').set({ visible_from: '2026-06-01T00:00:00.000Z' }).execute()
    expect(await list('2026-06-10T15:59:00Z')).toEqual(['2026-06-10 soon', '2026-06-20 open'])
    expect(await list('2026-06-10T16:00:00Z')).toEqual(['2026-06-20 open', '2026-06-10 ended'])
  })

  test('the next change of the scenic spots is when the first one opens, closes or admits its last visitors', async () => {
    const content = await fresh()
    const cover = await addPicture(content)
    const days = [1, 2, 3, 4, 5, 6, 7]
    const spot = (opens: string, closes: string, lastEntry?: string) => ({
      shared: {
        ...{ type: 'lake', cover, place: { system: 'gcj02', lng: 1, lat: 2 } },
        hours: [{ times: [{ days, opens, closes, lastEntry }] }],
      },
      zh: { title: '湖', summary: '湖', address: '湖', body: rich('湖') },
      en: null,
    })
    await put(content, 'scenic', spot('09:00', '17:00', '16:00'), { languages: ['zh'] })
    await put(content, 'scenic', spot('08:30', '16:30'), { languages: ['zh'] })
    const tomorrow = new Date(Date.now() + 86_400_000 + 8 * hour).toISOString().slice(0, 10)
    const found: (string | null)[] = []
    let now = new Date(`${tomorrow}T00:00:00+08:00`)
    for (let n = 0; n < 5; n += 1) {
      const next = await readNextChange(content, 'scenic', now)
      found.push(next)
      now = new Date(next ?? now)
    }
    const expected = ['08:30', '09:00', '16:00', '16:30', '17:00']
    expect(found).toEqual(expected.map((time) => new Date(`${tomorrow}T${time}:00+08:00`).toISOString()))
  })
})
