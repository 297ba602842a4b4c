import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startScratch } from './scratch-program.ts'

const started = vi.hoisted(() => ({ env: {} as NodeJS.ProcessEnv }))
vi.mock('node:child_process', async (original) => ({
  ...(await original<object>()),
  fork: (_program: string, _args: string[], { env }: { env: NodeJS.ProcessEnv }) => {
    started.env = env
    const child = new EventEmitter()
    setImmediate(() => child.emit('exit', 1))
    return child
  },
}))

test('the program of a drill has the database of the drill alone, whatever pooler the settings name', async () => {
  vi.stubEnv('DATABASE_POOL_URL', 'postgres://site@127.0.0.1:6432/site')
  onTestFinished(() => void vi.unstubAllEnvs())
  const databaseUrl = 'postgres://site@127.0.0.1/shanmen_drill_1'
  const start = startScratch({ READ_ONLY: 'no', MEDIA_URL: '' }, { dataDir: '/drill', databaseUrl })
  await expect(start).rejects.toThrow('does not start')
  expect(started.env).toMatchObject({ DATABASE_URL: databaseUrl, DATABASE_POOL_URL: '' })
})

test('the program of a drill purges no CDN', async () => {
  vi.stubEnv('PURGE_URL', 'https://cdn.example/purge')
  vi.stubEnv('PURGE_BODY', '{"tags":[{list}]}')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(startScratch({ READ_ONLY: 'yes', MEDIA_URL: '' }, { dataDir: '/data' })).rejects.toThrow()
  expect(started.env).toMatchObject({ PURGE_URL: '', PURGE_BODY: '' })
})
