import { createHmac } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { password, serveStudio } from '../testing/serve-studio.ts'

/** What an authenticator app shows now (RFC 6238), written apart from the library that checks it. */
function codeOf(secret: string, step = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const count = Buffer.alloc(8)
  count.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step))
  const hash = createHmac('sha1', key).update(count).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('the second factor: enrolled with the password, required at sign-in, each code once', async () => {
  // No thirty seconds end under way: which codes are accepted stays the same.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { personWith, browser, people } = await serveStudio()
  const { call, email } = await personWith({ roles: ['editor'] })
  await expect(call('startSecondFactor', { password: 'wrong' })).rejects.toMatchObject({ status: 422 })
  const { secret, uri, recoveryCodes } = await call('startSecondFactor', { password })
  expect(uri).toMatch(/^otpauth:\/\/totp\/Shanmen:/)
  expect(recoveryCodes).toHaveLength(10)
  await expect(call('confirmSecondFactor', { code: '000000' })).rejects.toMatchObject({ status: 422 })
  expect(await call('confirmSecondFactor', { code: codeOf(secret, -1) })).toMatchObject({
    secondFactor: true,
  })
  expect((await call('session', {})).me?.secondFactor).toBe(true)

  const second = browser()
  expect(await second.call('signIn', { email, password })).toEqual({ state: 'secondFactor' })
  expect(await second.call('session', {})).toMatchObject({ me: null, secondFactorAsked: true })
  await expect(second.call('changeMe', {})).rejects.toMatchObject({ status: 401 })
  await expect(second.call('secondFactor', { code: '000000' })).rejects.toMatchObject({ status: 422 })
  // The one before is accepted too, as clocks differ a little, but not the very one that enrolled.
  await expect(second.call('secondFactor', { code: codeOf(secret, -1) })).rejects.toMatchObject({
    status: 422,
  })
  const code = codeOf(secret, 1)
  expect(await second.call('secondFactor', { code })).toEqual({ state: 'signedIn' })
  expect((await second.call('session', {})).me?.email).toBe(email)

  const third = browser()
  await third.call('signIn', { email, password })
  await expect(third.call('secondFactor', { code })).rejects.toMatchObject({ status: 422 })
  expect((await third.call('session', {})).me).toBeNull()
  // It still waits for a code that is fresh.
  expect(await third.call('secondFactor', { code: codeOf(secret) })).toEqual({ state: 'signedIn' })

  const fourth = browser()
  await fourth.call('signIn', { email, password })
  const recovery = { code: String(recoveryCodes[0]), recovery: true }
  expect(await fourth.call('secondFactor', recovery)).toEqual({ state: 'signedIn' })
  const fifth = browser()
  await fifth.call('signIn', { email, password })
  await expect(fifth.call('secondFactor', recovery)).rejects.toMatchObject({ status: 422 })

  // What is stored is no code, and cannot be used as one.
  const stored = await people.database
    .selectFrom('person_second_factor')
    .selectAll()
    .executeTakeFirstOrThrow()
  const [hash = ''] = /hmac:[\w-]{43}/.exec(JSON.stringify(stored)) ?? []
  expect(hash).not.toBe('')
  expect(JSON.stringify(stored)).not.toContain(recoveryCodes[1])
  const thief = browser()
  await thief.call('signIn', { email, password })
  await expect(thief.call('secondFactor', { code: hash, recovery: true })).rejects.toMatchObject({
    status: 400,
  })
  expect(await thief.call('secondFactor', { code: String(recoveryCodes[1]), recovery: true })).toEqual({
    state: 'signedIn',
  })

  const renewed = await call('newRecoveryCodes', { password })
  expect(renewed.recoveryCodes).not.toContain(recoveryCodes[2])
  expect(await call('endSecondFactor', { password })).toMatchObject({ secondFactor: false })
  expect(await browser().call('signIn', { email, password })).toEqual({ state: 'signedIn' })
})

test('guessing codes ends after a few', async () => {
  const { personWith, browser } = await serveStudio()
  const { call, email, id } = await personWith({ roles: ['editor'] })
  const auditor = await personWith({ roles: ['auditor'] })
  const { secret } = await call('startSecondFactor', { password })
  await call('confirmSecondFactor', { code: codeOf(secret) })
  const guesser = browser()
  await guesser.call('signIn', { email, password })
  for (let tries = 0; tries < 5; tries += 1)
    await expect(guesser.call('secondFactor', { code: '000000' })).rejects.toMatchObject({ status: 422 })
  await expect(guesser.call('secondFactor', { code: codeOf(secret, 1) })).rejects.toMatchObject({
    status: 429,
  })
  const { rows } = await auditor.call('auditList', { action: 'signInFailed', who: id })
  expect(rows).toHaveLength(6)
  expect(rows).toMatchObject([{ target: id }, ...Array.from({ length: 5 }, () => ({ who: { id } }))])
})
