import type { Notice } from '@shanmen/contract/types.ts'
import type { ListedPlace } from '../../../components/map/place-list.tsx'

/** Those of the premises whose place is known, for map and list. */
export function placesOf(
  notices: readonly Pick<Notice, 'id' | 'title' | 'place' | 'lng' | 'lat'>[],
): ListedPlace[] {
  return notices.flatMap(({ id, title, place, lng, lat }) =>
    lng === undefined || lat === undefined ? [] : [{ id, name: title, address: place, lng, lat }],
  )
}
