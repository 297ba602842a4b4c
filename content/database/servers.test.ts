import { expect, test } from 'vitest'
import { databaseName, serversOf, withDatabase, withPassword } from './servers.ts'

test.each([
  ['postgres://localhost/site', ['postgres://localhost/site']],
  [
    'postgres://site:p%2Cw@one:5432,two/site?sslmode=require',
    ['postgres://site:p%2Cw@one:5432/site?sslmode=require', 'postgres://site:p%2Cw@two/site?sslmode=require'],
  ],
  ['postgres://u:a,b@one,[::1]:5433/x', ['postgres://u:a,b@one/x', 'postgres://u:a,b@[::1]:5433/x']],
])('%s names %o', (url, servers) => {
  expect(serversOf(url)).toEqual(servers)
})

test('the name of a database has all hosts and no user', () => {
  expect(databaseName('postgres://site:secret@one:5432,two:5433/site?x=1')).toBe('one:5432,two:5433/site')
})

test('another database on the same servers', () => {
  expect(withDatabase('postgres://u:p@one:1,two:2/site?x=1', 'drill')).toBe(
    'postgres://u:p@one:1,two:2/drill?x=1',
  )
})

test.each([
  ['postgres://u@one:1,two:2/site?x=1', 'postgres://u:a%40%2Fb@one:1,two:2/site?x=1'],
  ['postgres://u:p@one/site', 'postgres://u:p@one/site'],
  ['postgres://one/a@b', 'postgres://one/a@b'],
  ['', ''],
])('a password is put into %s where there is a user without one', (url, whole) => {
  expect(withPassword(url, 'a@/b')).toBe(whole)
  expect(withPassword(url, undefined)).toBe(url)
})
