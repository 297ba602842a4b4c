import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, createApi } from '../../data/api.ts'
import { closingFirst, load } from './load-home.ts'

test('notices are in the order in which they close, those without a deadline last', () => {
  const notices = [
    {},
    { deadline: '2026-12-03T17:00:00+08:00' },
    {},
    { deadline: '2026-12-01T09:00:00+08:00' },
  ]
  expect(notices.sort(closingFirst).map(({ deadline }) => deadline?.slice(0, 10))).toEqual([
    '2026-12-01',
    '2026-12-03',
    undefined,
    undefined,
  ])
})

test('all places are counted, and only vacancies that are open are offered', async () => {
  const today = (text: string, times: object[]) => ({ opening: { today: { text, times } } })
  const shown = [today('8:30–17:00', [{ opens: '08:30', closes: '17:00' }]), today('closed', []), {}]
  const places = Array.from({ length: 14 }, (_, n) => ({ id: String(n), openToday: n < 13, ...shown[n] }))
  const jobs = ['open', 'closed'].map((status) => ({ id: status, status }))
  const answers: Record<string, (input: { all?: boolean }) => unknown> = {
    '/scenic': ({ all }) => ({ list: all ? places : places.slice(0, 12) }),
    '/hire': () => ({ list: jobs }),
  }
  const context = new RouterContextProvider()
  const transport = async (request: Request) => {
    const answer = answers[new URL(request.url).pathname.replace('/backends/api', '')]
    if (!answer) return Response.json({ code: 50000, msg: '' })
    return Response.json({ code: 0, msg: 'success', data: answer(await request.json()) })
  }
  context.set(apiContext, createApi({ host: 'https://api.example', transport, onFailure: () => undefined }))
  const url = new URL('https://site.example/')
  const home = await load({ request: new Request(url), url, params: {}, context })
  expect(home.places).toHaveLength(14)
  // The second is still open from the day before.
  expect(home.places.slice(0, 2).map(({ hours }) => hours)).toEqual(['8:30–17:00', ''])
  expect(home.jobs.map(({ id }) => id)).toEqual(['open'])
})
