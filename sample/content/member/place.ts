/** A point in GCJ-02, the system of Chinese maps: longitude first. */
export const at = (lng: number, lat: number) => ({ system: 'gcj02' as const, lng, lat })

/** The pictures of one destination by their sample names; its cover is its own stop on the hand scroll. */
export const pictures = (id: string, stop: string) => ({
  cover: `detail-${stop}`,
  tall: `scenic-${id}-tall`,
  wide: `scenic-${id}-wide`,
  images: [`scenic-${id}`, `scenic-${id}-2`, `scenic-${id}-3`, `scenic-${id}-4`],
})

export const everyDay = [1, 2, 3, 4, 5, 6, 7]
/** Closed on one weekday, 1 = Monday. */
export const everyDayBut = (weekday: number) => everyDay.filter((day) => day !== weekday)
