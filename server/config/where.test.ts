import { expect, test } from 'vitest'
import { whereOf } from './where.ts'

test('a MEDIA_URL that is the data folder, as in a container without a store, names no second place', () => {
  const named = { DATA_DIR: '/data', DATABASE_URL: '' }
  expect(whereOf({ ...named, MEDIA_URL: '/data' })).toEqual(whereOf(named))
  expect(whereOf({ ...named, MEDIA_URL: '/media' }).media).toEqual({ folder: '/media' })
})
