import { z } from 'zod'
import { contentSections } from '../items.ts'
import { searchGroups } from '../search-groups.ts'
import { byLanguage, dateTime, image, isStorable, listInput, page } from './common.ts'
import { event } from './event.ts'

/** The states of notices that a search can be narrowed to. */
export const searchStates = ['open', 'planned', 'closed'] as const
export type SearchState = (typeof searchStates)[number]

/** How the results were found: each step is taken only when the one before found nothing. */
const searchSteps = ['words', 'pinyin', 'simplified', 'similar', 'otherLanguage', 'question'] as const
export type SearchStep = (typeof searchSteps)[number]

const { type: _type, keyword: _keyword, ...listed } = listInput(10).shape
const pieces = z.array(z.string()).describe('text in pieces, every second of which is a word that was found')

const searchHit = z
  .object({
    type: z.enum(searchGroups),
    section: z.enum(contentSections),
    title: pieces,
    excerpt: pieces,
    to: z
      .string()
      .describe(
        'without language prefix, that of the text but for a file; another website has its own address',
      ),
    languageId: z.int().describe('language of the text: another one where nothing else is public'),
    page: z.int().optional().describe('page of the PDF that holds the words'),
    publishedAt: dateTime.optional(),
    status: z.enum(searchStates).optional(),
    event: event
      .pick({ startsAt: true, status: true, cancelled: true })
      .optional()
      .describe('only of an event, which has no publishedAt and no status here'),
    cover: image.nullable(),
  })
  .meta({ id: 'SearchHit' })

const facet = <T extends z.ZodType>(value: T) =>
  z.array(z.object({ value, count: z.int() })).describe('under the other filters')

export const search = {
  search: {
    input: z.object({
      ...listed,
      q: z.string().trim().max(100).refine(isStorable).optional().describe('what is searched for'),
      type: z.enum(searchGroups).optional(),
      section: z.enum(contentSections).optional(),
      status: z.enum(searchStates).optional(),
    }),
    data: page(searchHit).extend({
      step: z.enum(searchSteps).describe('how the results were found'),
      used: z.string().describe('what was searched for'),
      kinds: facet(z.enum(searchGroups)),
      sections: facet(z.enum(contentSections)),
      years: facet(z.int()),
      statuses: facet(z.enum(searchStates)),
      popular: z.array(z.string()).describe('what editors suggest to search for'),
    }),
  },
  suggest: {
    input: byLanguage.extend({
      q: z.string().trim().max(40).refine(isStorable).describe('what was typed so far'),
    }),
    data: z.object({ list: z.array(z.string()).max(8).describe('words to search for, the best first') }),
  },
}
