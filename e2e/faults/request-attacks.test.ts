/** @module-tag slow */
import { sendRaw } from '@shanmen/server/testing/raw-socket.ts'
import { ignoredAttacks, requestAttacks } from '@shanmen/server/testing/request-attacks.ts'
import { describe, expect, inject, test } from 'vitest'

const ports = [
  ['site', inject('baseUrl')],
  ['studio', inject('studioUrl')],
] as const

describe.each(ports)('%s', (_name, origin) => {
  const port = Number(new URL(origin).port)

  test.each(requestAttacks)(
    '%s is refused, and the connection closed',
    async (_attack, bytes, ...statuses) => {
      const answer = await sendRaw(port, bytes)
      const found = [...answer.matchAll(/^HTTP\/1\.1 (\d+) /gm)].map(([, status]) => Number(status))
      expect(found.length).toBeLessThanOrEqual(1)
      expect(statuses).toContain(found[0] ?? 0)
      if (found.length > 0) expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i)
    },
  )

  test.each(ignoredAttacks)('%s changes nothing', async (_attack, bytes) => {
    const answer = await sendRaw(port, bytes, 1_000)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).not.toContain('other.test')
  })
})
