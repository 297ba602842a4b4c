import { expect, test, vi } from 'vitest'
import { takeRequest } from '../people/requests.ts'
import { serveStudio } from '../testing/serve-studio.ts'

vi.mock('../people/requests.ts', async (original) => {
  const module = await original<typeof import('../people/requests.ts')>()
  return { ...module, takeRequest: vi.fn(module.takeRequest) }
})

test('a request that another administrator confirms at the same moment is not said to be refused', async () => {
  const served = await serveStudio()
  const first = await served.personWith({ roles: ['administrator'] }, '林')
  const second = await served.personWith({ roles: ['administrator'] }, '顾')
  const everywhere = { sections: null, languages: null }
  await first.call('invitePerson', {
    email: 'new@group.example',
    name: '新',
    roles: ['editor'],
    ...everywhere,
  })
  const [request] = (await second.call('requestList', {})).rows
  // On PostgreSQL both have read the request before one of them takes it.
  vi.mocked(takeRequest).mockResolvedValueOnce(false)
  const refusal = second.call('refuseRequest', { id: request?.id ?? '' })
  await expect(refusal).rejects.toMatchObject({ error: { code: 'gone' } })
  const lines = await served.content.read.selectFrom('audit').select('action').execute()
  expect(lines.map(({ action }) => action)).not.toContain('refuseChange')
})
