import { expect, test } from 'vitest'
import { hintFor } from './storage-hint.ts'

test.each([
  ['stops during a migration', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
  ['stopped, so that nothing could be undone by a query', new Error('Client … is not queryable')],
  ['was restarted', Object.assign(new Error('terminating connection'), { code: '57P01' })],
])('of a server that %s the operator is told what happened and what to do', (_, error) => {
  expect(hintFor(error, { databaseUrl: 'postgres://site@db.example/site', dataDir: '/data' })).toMatch(
    /starts or stops: what was not finished is undone\. See its log, then start again\.$/,
  )
})

test.each([
  ['53100', 'could not extend file "base/5/2619": No space left on device'],
  ['XX000', 'could not write init file'],
])('of a full disk of PostgreSQL (%s) the operator is told where to free some space', (code, message) => {
  const error = Object.assign(new Error(message), { code })
  expect(hintFor(error, { databaseUrl: 'postgres://site@db.example/site', dataDir: '/data' })).toMatch(
    /^The disk of the PostgreSQL server .* is full: free some space/,
  )
})
