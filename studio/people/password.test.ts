import { expect, test } from 'vitest'
import { weakness } from './password.ts'

const person = { email: 'lin.lan@lingshan.example', name: '林岚' }
const codeOf = (password: string) => weakness(password, person)?.en ?? 'good'

test.each([
  'a short sentence',
  'correct mountain lantern',
  '晨雾里的石阶 42 级',
  '石阶之上另有云海',
  'tU7#kq9!xR2m',
  'the password is hidden under a stone',
  '83 steps to the gate',
  '石'.repeat(20) + '阶之上另有云海 a lake of clouds'.repeat(3),
])('%s may be used', (password) => {
  expect(codeOf(password)).toBe('good')
})

test.each([
  ['short', 'eleven char'],
  ['short', '石阶之上云'],
  ['most', 'x9'.repeat(65)],
  ['guessed', 'Kissmyass2026!'],
  ['guessed', '2026-Gandalf-2026'],
  ['guessed', 'sunflowersunflower'],
  ['guessed', 'Password1234'],
  ['guessed', 'P@ssw0rd!2026'],
  ['guessed', 'iloveyou12345'],
  ['guessed', 'Welcome2026!!'],
  ['guessed', 'adminadmin2026'],
  ['guessed', 'woaini5201314!'],
  ['guessed', 'shanmen@2026'],
  ['own name', 'lingshan@2026'],
  ['guessed', 'qwerty-admin-1'],
  ['guessed', 'sleepyhollow'],
  ['guessed', 'jesuslovesme'],
  ['running', '123456789012'],
  ['running', 'abcdefghijkl'],
  ['running', 'qwertyuiop12'],
  ['running', '1qaz2wsx3edc'],
  ['running', 'aaaaaaaaaaaaaa'],
  ['running', 'ab12ab12ab12ab12'],
  ['own name', 'lin.lan.lingshan'],
  ['own name', '林岚林岚 2026!!'],
])('refused as %s: %s', (reason, password) => {
  expect(codeOf(password)).toContain(reason)
})
