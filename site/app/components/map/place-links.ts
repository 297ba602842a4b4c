export type Place = { name: string; lng: number; lat: number }

const map = 'https://uri.amap.com'

/** The place in the map on the visitor's phone or in the browser (requirements §5.4); coordinates are GCJ-02. */
export function markerLink({ name, lng, lat }: Place): string {
  return `${map}/marker?position=${lng},${lat}&name=${encodeURIComponent(name)}&coordinate=gaode&callnative=0`
}

/** The way there on foot. */
export function walkLink({ name, lng, lat }: Place): string {
  return `${map}/navigation?to=${lng},${lat},${encodeURIComponent(name)}&mode=walk&coordinate=gaode`
}
