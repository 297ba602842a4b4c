import type { Day } from './entry.ts'

const zone = '+08:00'
const dateIn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })

/** Dates relative to the day of loading, so that open notices stay open and upcoming events upcoming. */
export function dayFrom(now: Date): Day {
  return (offset: number, time?: string) => {
    const date = dateIn.format(new Date(now.getTime() + offset * 86_400_000))
    return time === undefined ? date : `${date}T${time}:00${zone}`
  }
}
