import { LakeMap } from '../../site/app/components/map/lake-map.tsx'
import { MapLinks, PlaceList } from '../../site/app/components/map/place-list.tsx'
import { MappedPlaces, PlaceMap } from '../../site/app/components/map/place-map.tsx'
import { SketchMap } from '../../site/app/components/map/sketch-map.tsx'
import { type Examples, firstOf } from '../example.ts'
import type { SampleData } from '../sample.ts'

const placesOf = ({ scenic }: SampleData) =>
  scenic.list.map(({ id, title, address, lng, lat }) => ({ id, name: title, address, lng, lat }))

export const map: Examples = {
  PlaceMap: { render: (sample) => <PlaceMap places={placesOf(sample)} /> },
  MappedPlaces: { render: (sample) => <MappedPlaces places={placesOf(sample)} /> },
  SketchMap: {
    render: ({ spot }) => (
      <SketchMap
        places={spot.route.stops}
        route
        live={{ box: { current: null }, map: null, shown: false, note: undefined }}
      />
    ),
  },
  LakeMap: {
    render: ({ party }) => (
      <LakeMap
        label="Map of the members"
        alt="A painted map"
        light
        pins={party.alliance.enterprises.flatMap(({ id, name, at }, index) =>
          at ? [{ id, href: `#${id}`, name, mark: String(index + 1), ...at }] : [],
        )}
      />
    ),
  },
  MapLinks: { render: (sample) => <MapLinks place={firstOf(placesOf(sample))} map="place-1" /> },
  PlaceList: { render: (sample) => <PlaceList places={placesOf(sample)} /> },
}
