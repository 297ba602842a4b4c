import { addresses } from '@shanmen/contract/addresses.ts'
import type { Issue } from '../errors.ts'
import { endOf, startOf } from './dates.ts'
import type { AnyDocument } from './document.ts'
import { issueOf } from './messages.ts'

const [spots = ''] = addresses.scenicDetail.split(':')

/** What is wrong with an alert: a page that is no scenic spot's, an end that is not after its start. */
export function alertIssues({ shared: { page, from, until } }: AnyDocument): Issue[] {
  const path = typeof page === 'string' ? page : ''
  const isSpot = path === '' || (path.startsWith(spots) && /^[^/?#]+$/.test(path.slice(spots.length)))
  const [start, end] = [startOf(from), endOf(until)]
  return [
    ...(isSpot ? [] : [issueOf(['shared', 'page'], 'alertPage')]),
    ...(start && end && end <= start ? [issueOf(['shared', 'until'], 'window')] : []),
  ]
}
