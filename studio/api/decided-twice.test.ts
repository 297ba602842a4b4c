import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serveStudio } from '../testing/serve-studio.ts'

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
  // On PostgreSQL both have read the request before one of them takes it: the other one deletes nothing.
  const taken = sql`create trigger taken before delete on person_request begin select raise(ignore); end`
  await taken.execute(served.people.database)
  const refusal = second.call('refuseRequest', { id: request?.id ?? '' })
  await expect(refusal).rejects.toMatchObject({ error: { code: 'gone' } })
  const lines = await served.content.read.selectFrom('audit').select('action').execute()
  expect(lines.map(({ action }) => action)).not.toContain('refuseChange')
})
