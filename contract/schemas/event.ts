import { z } from 'zod'
import { byId, dateTime, html, image, languageId, listInput, neighbours, page } from './common.ts'

/** What a list of events can be narrowed to. An event in progress counts as an upcoming one. */
export const eventFilters = ['upcoming', 'past'] as const

export const event = z
  .object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    cover: image.nullable(),
    publishedAt: dateTime,
    startsAt: dateTime,
    endsAt: dateTime,
    wholeDay: z.boolean().describe('the days count, not the times'),
    daily: z.boolean().describe('on each of its days from the time of its beginning to that of its end'),
    status: z.enum(['upcoming', 'now', 'past']).describe('derived from its times at the moment of the call'),
    cancelled: z.boolean(),
    place: z.string(),
    signUp: z
      .object({
        isOpen: z.boolean(),
        until: dateTime.optional(),
        url: z.string().optional(),
        phone: z.string().optional(),
      })
      .optional()
      .describe('left out where no sign-up is needed'),
  })
  .meta({ id: 'Event' })

export const events = {
  eventList: {
    input: listInput(10).extend({ status: z.enum(eventFilters).optional() }),
    data: page(event).extend({
      statuses: z
        .array(z.object({ status: z.enum(eventFilters), count: z.int() }))
        .describe('counts under the other filters'),
    }),
  },
  eventDetail: {
    input: byId,
    data: event.extend({
      updatedAt: dateTime.describe('when this language was last published'),
      content: html,
      address: z.string(),
      placePath: z.string().optional().describe('address of the page of its place on this site'),
      organizer: z.string(),
      fee: z.string(),
      languages: z.array(languageId).describe('languages in which this event is published now'),
      ...neighbours,
      related: z.array(event).describe('other events to come'),
    }),
  },
}
