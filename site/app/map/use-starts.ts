import type { Language } from '@shanmen/contract/languages.ts'
import { useEffect, useState } from 'react'
import type { MapPlace } from './map-view.ts'
import { type Region, readRegion, stationsNear } from './region/read-region.ts'

/** Where a walk may begin: the stations near its end, then the other places of the map. Stations are read once they are wanted. */
export function useStarts(
  wanted: boolean,
  end: MapPlace | undefined,
  places: readonly MapPlace[],
  language: Language,
): MapPlace[] {
  const [region, setRegion] = useState<Region>()
  useEffect(() => {
    // Without its stations a walk can still begin at the other places and where the visitor stands.
    if (wanted) readRegion().then(setRegion, () => undefined)
  }, [wanted])
  if (!end) return []
  const stations = region ? stationsNear(region, end.at, 4) : []
  return [
    ...stations.map(({ name, at }) => ({ id: `station ${name.en}`, name: name[language], at })),
    ...places.filter(({ id }) => id !== end.id),
  ]
}
