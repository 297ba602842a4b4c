import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext, createApi } from '../../../data/api.ts'
import { loader } from './job-list.tsx'

test('vacancies are shown before the words about working here are published', async () => {
  const answers: Record<string, unknown> = {
    '/hire': { list: [{ id: '1' }], total: 1, pageNum: 1, pages: 1, cities: [] },
    '/type': { list: [] },
  }
  const transport = async (request: Request) => {
    const data = answers[new URL(request.url).pathname.replace('/backends/api', '')]
    return Response.json(data ? { code: 0, msg: 'success', data } : { code: 40400, msg: '' })
  }
  const context = new RouterContextProvider()
  context.set(apiContext, createApi({ host: 'https://api.example', transport, onFailure: () => undefined }))
  const url = new URL('https://site.example/college/recruitment')
  const page = await loader({ request: new Request(url), url, params: {}, context })
  expect(page.list).toHaveLength(1)
  expect(page.policies).toEqual([])
})
