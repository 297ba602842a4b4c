import { addresses, fill, type PageName, pageNames } from '@shanmen/contract/addresses.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { addressOf, itemsOf } from './addresses.ts'
import { base, call, get, inLanguage } from './site.ts'

// The properties that schema.org gives each type, as far as they are used, with what search engines require of them.
const address = z.url()
const moment = z.iso.datetime({ offset: true })
const text = z.string().min(1)
const year = z.string().regex(/^\d{4}$/)
const reference = z.strictObject({ '@id': address })
const thing = {
  name: text,
  description: text.optional(),
  image: address.optional(),
}
const ofType = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ '@type': z.literal(type), '@id': address.optional(), ...shape })

const listItem = { position: z.int().positive() }
const organization = ofType('Organization', {
  name: text,
  url: address.optional(),
  description: text.optional(),
  image: address.optional(),
  alternateName: text.optional(),
  logo: address.optional(),
  address: text.optional(),
  email: z.email().optional(),
  telephone: text.optional(),
  sameAs: z.union([address, z.array(address)]).optional(),
  parentOrganization: reference.optional(),
  subOrganization: z.array(ofType('Organization', { name: text })).optional(),
})
const geo = ofType('GeoCoordinates', {
  latitude: z.number().min(18).max(54),
  longitude: z.number().min(73).max(136),
})
const mediaObject = ofType('MediaObject', {
  name: text,
  contentUrl: address,
  encodingFormat: z.string().regex(/^\w+\/[\w.+-]+$/),
  contentSize: z.string().regex(/^\d+ B$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
const page = <T extends string>(type: T) =>
  ofType(type, {
    mainEntity: reference.optional(),
    breadcrumb: ofType('BreadcrumbList', {
      itemListElement: z.array(ofType('ListItem', { ...listItem, name: text, item: address })).min(2),
    }).optional(),
  })
const article = { ...thing, headline: text.max(110), datePublished: moment }

const clock = z.string().regex(/^\d\d:\d\d$/)
const openingHours = ofType('OpeningHoursSpecification', {
  dayOfWeek: z.array(z.string().regex(/^[A-Z][a-z]+day$/)).optional(),
  opens: clock,
  closes: clock,
  validFrom: z.iso.date().optional(),
  validThrough: z.iso.date().optional(),
})

const node = z.discriminatedUnion('@type', [
  page('WebPage'),
  page('CollectionPage'),
  page('ItemPage'),
  page('AboutPage'),
  page('ContactPage'),
  page('RealEstateListing'),
  ofType('WebSite', {
    name: text,
    url: address,
    alternateName: text.optional(),
    publisher: reference.optional(),
    potentialAction: ofType('SearchAction', {
      target: ofType('EntryPoint', {
        urlTemplate: z.string().regex(/^http.*\/search\?q=\{search_term_string\}$/),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }).optional(),
  }),
  organization,
  ofType('NewsArticle', {
    ...article,
    dateModified: moment,
    mainEntityOfPage: reference,
    author: reference,
    creditText: text.optional(),
    publisher: reference,
    sourceOrganization: ofType('Organization', { name: text }).optional(),
  }),
  ofType('Article', article),
  ofType('TouristAttraction', {
    ...thing,
    alternateName: text.optional(),
    address: text,
    geo,
    telephone: text.optional(),
    sameAs: address.optional(),
    openingHoursSpecification: z.array(openingHours).min(1).optional(),
    specialOpeningHoursSpecification: z.array(openingHours).min(1).optional(),
  }),
  ofType('ItemList', {
    itemListElement: z
      .array(
        ofType('ListItem', {
          ...listItem,
          item: ofType('Course', {
            ...thing,
            description: text,
            provider: reference,
            url: address.optional(),
          }),
        }),
      )
      .min(1),
  }),
  ofType('JobPosting', {
    ...thing,
    title: text,
    identifier: ofType('PropertyValue', { value: text }),
    description: text.min(50),
    datePosted: moment,
    validThrough: moment.optional(),
    hiringOrganization: reference,
    occupationalCategory: text.optional(),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN']),
    totalJobOpenings: z.int().positive().optional(),
    jobLocation: ofType('Place', {
      address: ofType('PostalAddress', { addressLocality: text, addressCountry: z.literal('CN') }),
    }),
    baseSalary: ofType('MonetaryAmount', {
      currency: z.literal('CNY'),
      value: ofType('QuantitativeValue', {
        minValue: z.number().positive(),
        maxValue: z.number().positive(),
        unitText: z.enum(['HOUR', 'DAY', 'MONTH', 'YEAR']),
      }),
    }),
  }),
  ofType('Offer', {
    ...thing,
    identifier: text,
    offeredBy: ofType('Organization', { name: text }),
    validThrough: moment.optional(),
    availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
    // The vocabulary gives `itemOffered` products, services and works, and no places.
    itemOffered: z.strictObject({
      '@type': z.tuple([z.literal('Accommodation'), z.literal('Product')]),
      name: text,
      description: text.optional(),
      address: text.optional(),
      geo: geo.optional(),
    }),
  }),
  ofType('Demand', {
    ...thing,
    identifier: text,
    availabilityStarts: moment.optional(),
    availabilityEnds: moment.optional(),
    validThrough: moment.optional(),
  }),
  ofType('Event', {
    ...thing,
    description: text,
    image: address,
    url: address,
    startDate: z.union([moment, z.iso.date()]),
    endDate: z.union([moment, z.iso.date()]),
    eventStatus: z.enum(['https://schema.org/EventScheduled', 'https://schema.org/EventCancelled']),
    eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
    location: ofType('Place', { name: text, address: text }),
    organizer: z.union([ofType('Organization', { name: text }), reference]),
    offers: ofType('Offer', {
      name: text,
      url: address,
      description: text.optional(),
      validThrough: moment.optional(),
      availability: z.enum(['https://schema.org/InStock', 'https://schema.org/SoldOut']),
    }).optional(),
  }),
  ofType('Report', {
    ...thing,
    datePublished: year,
    publisher: reference,
    encoding: mediaObject,
  }),
  ofType('DigitalDocument', {
    ...thing,
    url: address.optional(),
    inLanguage: text.optional(),
    datePublished: year.optional(),
    publisher: reference.optional(),
    encoding: mediaObject,
  }),
])
const document = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(node).min(1),
})

/** The one data block of a page. */
async function graphOf(path: string) {
  const html = await (await get(path)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(blocks.length, path).toBe(1)
  return document.parse(JSON.parse(blocks[0]?.[1] ?? ''), {
    error: () => `${path}: not as schema.org has it`,
  })['@graph']
}

const expected: Partial<Record<PageName, string>> = {
  home: 'WebSite',
  newsGroupDetail: 'NewsArticle',
  newsMediaDetail: 'NewsArticle',
  newsActivityDetail: 'NewsArticle',
  trainingDetail: 'NewsArticle',
  activityDetail: 'NewsArticle',
  educationDetail: 'NewsArticle',
  brandDetail: 'Article',
  scenicDetail: 'TouristAttraction',
  industryDetail: 'Organization',
  courseList: 'ItemList',
  jobDetail: 'JobPosting',
  eventDetail: 'Event',
  rentDetail: 'Offer',
  purchaseDetail: 'Demand',
  reportDetail: 'Report',
  reportText: 'DigitalDocument',
}

it.each(languageCodes)(
  'every page in %s has data that is valid by schema.org, and its item where there is a type',
  async (language) => {
    for (const name of pageNames) {
      const path = await addressOf(name, language)
      const graph = await graphOf(path)
      const ids = graph.flatMap((each) => each['@id'] ?? [])
      expect(new Set(ids).size, path).toBe(ids.length)
      const [about] = graph
      expect(about?.['@id']).toBe(new URL(path, base).href)
      const trail = about && 'breadcrumb' in about ? about.breadcrumb : undefined
      expect(trail?.itemListElement.at(-1)?.item, `trail of ${path}`).toBe(
        name === 'home' ? undefined : new URL(path, base).href,
      )
      // What one node refers to is in the same block.
      for (const [, id] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g))
        expect(
          [...ids, graph.find((each) => each['@id'] === id)?.['@id']],
          `${path} refers to ${id}`,
        ).toContain(id)
      const type = expected[name]
      if (type) expect(graph.map((each) => each['@type'])).toContain(type)
    }
  },
)

it('every place, job, notice and article has valid data, not only the first', {
  tags: ['slow'],
}, async () => {
  const details = pageNames.filter((name) => expected[name] && name.endsWith('Detail'))
  for (const language of languageCodes)
    for (const name of details)
      for (const { id } of await itemsOf(name, language))
        await graphOf(inLanguage(language, fill(addresses[name], id)))
})

it('a vacancy names its field of work, not the department', async () => {
  const { list } = await call('hireList', { languageId: 2 })
  for (const { id, typeName } of list.slice(0, 3))
    expect(await graphOf(`/en${fill(addresses.jobDetail, id)}`)).toContainEqual(
      expect.objectContaining({ '@type': 'JobPosting', occupationalCategory: typeName }),
    )
})

it('a page that does not exist has none', async () => {
  const html = await (await get('/member/scenic/nothere')).text()
  expect(html).not.toContain('ld+json')
})

it('what is published in Chinese has the names that crawlers of authorities read, in English it has none', async () => {
  const namesOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta name="([A-Z]\w+)" content="([^"]*)">/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    )
  const columns = {
    newsGroupDetail: '集团新闻',
    purchaseDetail: '采购信息',
    rentDetail: '招租信息',
    jobDetail: '人才招聘',
    brandDetail: '党建品牌',
  } as const
  for (const [page, column] of Object.entries(columns)) {
    const path = await addressOf(page as keyof typeof columns, 'zh')
    const names = namesOf(await (await get(path)).text())
    expect([page, names]).toMatchObject([
      page,
      {
        SiteDomain: 'localhost',
        ColumnName: column,
        PubDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      },
    ])
    for (const name of ['SiteName', 'ArticleTitle', 'ContentSource'])
      expect(names[name], `${page} ${name}`).toBeTruthy()
    expect(namesOf(await (await get(`/en${path}`)).text())).toEqual({})
  }
  expect(namesOf(await (await get('/newsAndInformation/group')).text())).not.toHaveProperty('ArticleTitle')
})

it('a page is described once, without markup', async () => {
  for (const page of ['newsGroupDetail', 'purchaseDetail', 'jobDetail'] as const) {
    const html = await (await get(await addressOf(page, 'zh'))).text()
    // Names are the same in capitals: the Description of authorities is this one.
    const descriptions = [...html.matchAll(/<meta name="description" content="([^"]*)"/gi)].map(
      ([, text]) => text,
    )
    expect([page, descriptions]).toEqual([page, [expect.stringMatching(/^(?!.*&lt;).{8,}/)]])
  }
})

it.each(['/', '/en', '/member/scenic/lanyu', '/en/information/contact'])(
  '%s names a picture of 1200 × 630 for links that are shared',
  async (path) => {
    const html = await (await get(path)).text()
    const tag = (name: string) => html.match(`property="og:image${name}" content="([^"]+)"`)?.[1] ?? ''
    expect([tag(':width'), tag(':height')]).toEqual(['1200', '630'])
    const response = await get(new URL(tag('')).pathname)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    const jpeg = await sharp(await response.arrayBuffer()).metadata()
    expect(jpeg).toMatchObject({ width: 1200, height: 630 })
    expect(jpeg.size).toBeLessThanOrEqual(200 * 1024)
  },
)

it.each(languageCodes)('the trail of every page in %s is the one that it shows', async (language) => {
  for (const name of pageNames.filter((each) => each !== 'home')) {
    const path = await addressOf(name, language)
    const html = await (await get(path)).text()
    const [, shown = ''] =
      /<nav[^>]* aria-label="(?:当前位置|Breadcrumb)"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
    const steps = [...shown.matchAll(/<li>(?:<[^>]+>)?([^<]*)/g)].map(([, step]) => step)
    const trail = /"BreadcrumbList","itemListElement":(\[.*?\])/.exec(html)?.[1] ?? '[]'
    expect(steps.length, path).toBeGreaterThan(1)
    expect([path, JSON.parse(trail).map(({ name }: { name: string }) => inHtml(name))]).toEqual([path, steps])
  }
})

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

it('the trail of an event, and of a statement, has its list, which the menu does not have', async () => {
  for (const [page, list] of [
    ['eventDetail', 'eventList'],
    ['statementDetail', 'statementList'],
  ] as const) {
    const html = await (await get(await addressOf(page, 'zh'))).text()
    const steps = /"BreadcrumbList","itemListElement":(\[.*?\])/.exec(html)?.[1] ?? '[]'
    expect(JSON.parse(steps).map(({ item }: { item: string }) => new URL(item).pathname)).toContain(
      addresses[list],
    )
    expect(html).toContain(` · ${JSON.parse(steps).at(-1).name} — `)
  }
})
