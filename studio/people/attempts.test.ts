import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countAttempts, signInLimits } from './attempts.ts'
import { openPeople } from './people.ts'

const limits = signInLimits('lin@lingshan.example', '192.0.2.1')

async function openAt(dataDir: string, now: () => number = Date.now) {
  const people = await openPeople({ dataDir }, 'http://studio.test')
  return { ...countAttempts(people.database, now), close: people.close }
}

async function folder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-attempts-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

test('simultaneous attempts count like successive ones, and a restart deletes none', async () => {
  const dataDir = await folder()
  const first = await openAt(dataDir)
  const answers = await Promise.all(Array.from({ length: 20 }, () => first.begin(limits)))
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(5)
  await first.close()
  const second = await openAt(dataDir)
  expect(await second.begin(limits)).toBeGreaterThan(500)
  expect(await second.begin(signInLimits('lin@lingshan.example', '192.0.2.2'))).toBe(0)
  await second.close()
})

test('ten minutes after the last counted failure attempts are allowed again; blocked attempts do not extend the wait', async () => {
  let time = Date.now()
  const attempts = await openAt(await folder(), () => time)
  for (let count = 0; count < 5; count += 1) await attempts.begin(limits)
  time += 9 * 60_000
  expect(await attempts.begin(limits)).toBe(60)
  time += 60_000
  expect(await attempts.begin(limits)).toBe(0)
  await attempts.close()
})

test('a lock that was set while the clock was a year ahead ends when the clock is right again', async () => {
  let time = Date.now() + 365 * 86_400_000
  const attempts = await openAt(await folder(), () => time)
  for (let count = 0; count < 5; count += 1) await attempts.begin(limits)
  expect(await attempts.begin(limits)).toBe(600)
  time = Date.now()
  expect(await attempts.begin(limits)).toBe(0)
  await attempts.close()
})

test('a success deletes the failures of its account at this address and takes back only its own attempt elsewhere', async () => {
  const attempts = await openAt(await folder())
  const of = (email: string) => signInLimits(email, '192.0.2.9')
  for (let count = 0; count < 49; count += 1) expect(await attempts.begin(of(`${count}@x.example`))).toBe(0)
  expect(await attempts.begin(limits.slice(0, 2).concat(of('own@x.example').slice(2)))).toBe(0)
  await attempts.succeed(limits.slice(0, 2).concat(of('own@x.example').slice(2)))
  expect(await attempts.begin(of('other@x.example'))).toBe(0)
  expect(await attempts.begin(of('one-more@x.example'))).toBeGreaterThan(0)
  await attempts.close()
})
