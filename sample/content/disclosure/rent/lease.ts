import type { Day } from '../../../entry.ts'
import { numbered } from '../dates.ts'

/** The dates, number and telephone of one leasing notice; days from the day of loading. */
export const leased = (day: Day, serial: string, published: number, deadline: number) => ({
  number: numbered('LS-ZZ', day, published, serial),
  publishedAt: day(published, '09:00'),
  deadline: day(deadline, '17:00'),
  contactPhone: '0000-8800-106',
  attachments: ['lease-guide-zh'],
})
