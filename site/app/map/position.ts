import { type Gcj02, toGcj02, wgs84 } from './coordinates.ts'

/** Where the visitor stands, asked of the device only when he presses for it. Rejects with why it cannot be told. */
export function askPosition(): Promise<Gcj02> {
  return new Promise((resolve, reject: (why: 'denied' | 'unknown') => void) => {
    if (!('geolocation' in navigator)) return reject('unknown')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(toGcj02(wgs84(coords.longitude, coords.latitude))),
      ({ code }) => reject(code === 1 ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 },
    )
  })
}
