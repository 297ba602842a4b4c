import { expect, test } from 'vitest'
import { redirectForView } from './global.ts'

function visit(address: string): Response | undefined {
  const url = new URL(address)
  try {
    redirectForView(new Request(url), url)
    return undefined
  } catch (answer) {
    return answer instanceof Response ? answer : undefined
  }
}

test('the wish for large text is stored and taken off the address', () => {
  const answer = visit('https://lingshan.example/en/member/scenic?type=lake&view=elder')
  expect([answer?.status, answer?.headers.get('Location')]).toEqual([303, '/en/member/scenic?type=lake'])
  expect(answer?.headers.get('Set-Cookie')).toBe('view=elder; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})

test('any other wish ends it', () => {
  const answer = visit('http://lingshan.example/?view=normal')
  expect(answer?.headers.get('Location')).toBe('/')
  expect(answer?.headers.get('Set-Cookie')).toBe('view=normal; Path=/; Max-Age=0; SameSite=Lax')
})

test('an address that starts like another host stays on this one', () => {
  expect(visit('https://lingshan.example//evil.example/?view=elder')?.headers.get('Location')).toBe(
    '/evil.example/',
  )
})

test('no wish, no answer', () => {
  expect(visit('https://lingshan.example/?a=1')).toBeUndefined()
})
