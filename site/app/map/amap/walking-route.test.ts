import { expect, test } from 'vitest'
import { gcj02 } from '../coordinates.ts'
import type { AMapLibrary, WalkResult } from './amap-types.ts'
import { findRoute } from './walking-route.ts'

const office = { id: 'office', name: '灵山大厦', at: gcj02(119.5098, 30.2301) }
type Answer = [status: 'complete' | 'error' | 'no_data', result: unknown]

/** The route that is read from an answer of AMap's service, which may have another form than its reference says. */
const routeOf = async ([status, result]: Answer) => {
  class Walking {
    search: InstanceType<AMapLibrary['Walking']>['search'] = (_from, _to, call) =>
      call(status, result as WalkResult | string)
  }
  const { route } = await findRoute({ Walking } as AMapLibrary, gcj02(119.508, 30.2255), office, 'en')
  return route
}

const step = { instruction: '走', distance: 120, path: [{ lng: 119.508, lat: 30.2255 }], action: '左转' }
const withRoute = (route: unknown): Answer => ['complete', { routes: [route] }]

test('a complete answer is a route with its length, time and steps', async () => {
  expect(await routeOf(withRoute({ distance: 120, time: 95, steps: [step] }))).toEqual({
    found: true,
    metres: 120,
    minutes: 2,
    steps: [
      { text: 'Walk 120 m, then turn left', metres: 120 },
      { text: expect.stringContaining(office.name), metres: 0 },
    ],
  })
})

test.each<[string, Answer, string]>([
  ['no data', ['no_data', { info: 'OK', count: 0 }], 'none'],
  ['no route', ['complete', { routes: [] }], 'none'],
  ['a start too far away', ['error', 'OVER_DIRECTION_RANGE'], 'tooFar'],
  ['another error', ['error', 'INVALID_USER_SCODE'], 'service'],
  ['a route without steps', withRoute({ distance: 471 }), 'service'],
  ['a route without its time', withRoute({ distance: 120, steps: [step] }), 'service'],
  ['a step without its length', withRoute({ distance: 120, time: 9, steps: [{ path: [] }] }), 'service'],
  [
    'a step without words',
    withRoute({ distance: 9, time: 9, steps: [{ distance: 9, path: [] }] }),
    'service',
  ],
])('%s is no route, with the reason', async (_, answer, why) => {
  expect(await routeOf(answer)).toEqual({ found: false, why })
})
