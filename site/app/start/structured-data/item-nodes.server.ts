import type { PageName } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Article, Course, File, Image } from '@shanmen/contract/types.ts'
import { coursesPerPage } from '../../lib/courses.ts'
import { gcj02, toWgs84 } from '../../map/coordinates.ts'
import type { Node, Origin } from './node.ts'
import { openingNodes, type ShownHours } from './opening-nodes.server.ts'
import { payOf } from './pay.ts'

type Builder = (data: never, origin: Origin) => Node[]
/** A detail page needs a row, be it `undefined`. */
type Builders = Record<Extract<PageName, `${string}Detail`>, Builder | undefined> & {
  [N in PageName]?: Builder
}

const builders: Builders = {
  statementDetail: undefined,
  newsGroupDetail: news,
  newsMediaDetail: news,
  newsActivityDetail: news,
  trainingDetail: news,
  activityDetail: news,
  educationDetail: news,
  brandDetail: ({ brand }: { brand: Data<'brandDetail'> }, origin) => [
    {
      '@type': 'Article',
      ...described(brand.title, brand.summary, brand.cover, origin),
      headline: brand.title,
      datePublished: brand.publishedAt,
    },
  ],
  scenicDetail: place,
  industryDetail: (cluster: Data<'industrialClustersDetail'>, origin) => [
    {
      '@type': 'Organization',
      ...described(cluster.title, cluster.summary, cluster.cover, origin),
      parentOrganization: { '@id': origin.groupId },
      ...(cluster.address && { address: cluster.address }),
      ...(cluster.tel && { telephone: cluster.tel }),
      ...(cluster.website && { sameAs: cluster.website }),
      ...(cluster.enterprises.length > 0 && {
        subOrganization: cluster.enterprises.map(({ name }) => ({ '@type': 'Organization', name })),
      }),
    },
  ],
  courseList: ({ list, pageNum }: { list: Course[]; pageNum: number }, origin) => [
    {
      '@type': 'ItemList',
      itemListElement: list.map((course, index) => ({
        '@type': 'ListItem',
        position: (pageNum - 1) * coursesPerPage + index + 1,
        item: {
          '@type': 'Course',
          ...described(course.title, course.summary || course.title, course.cover, origin),
          provider: { '@id': origin.groupId },
          ...(course.url && { url: course.url }),
        },
      })),
    },
  ],
  jobDetail: job,
  eventDetail: event,
  rentDetail: ({ notice }: { notice: Data<'informationDisclosureDetail'> }, origin) => [
    {
      '@type': 'Offer',
      ...described(notice.title, plain(notice.content), notice.cover, origin),
      identifier: notice.number,
      offeredBy: { '@type': 'Organization', name: notice.unit },
      ...(notice.deadline && { validThrough: notice.deadline }),
      availability: `https://schema.org/${isOpen(notice.status) ? 'InStock' : 'SoldOut'}`,
      itemOffered: {
        // A product as well: schema.org's offers have no places.
        '@type': ['Accommodation', 'Product'],
        name: notice.title,
        ...(notice.place && { address: notice.place }),
        ...(notice.area && { description: notice.area }),
        ...geoOf(notice),
      },
    },
    ...notice.attachments.map((file) => documentNode(file, origin)),
  ],
  purchaseDetail: (notice: Data<'informationDisclosureDetail'>, origin) => [
    {
      '@type': 'Demand',
      ...described(notice.title, plain(notice.content), notice.cover, origin),
      identifier: notice.number,
      ...(notice.opensAt && { availabilityStarts: notice.opensAt }),
      // Of what is only planned nothing but the month is known.
      ...(notice.deadline &&
        notice.status !== 'planned' && { availabilityEnds: notice.deadline, validThrough: notice.deadline }),
    },
    ...notice.attachments.map((file) => documentNode(file, origin)),
  ],
  reportDetail: ({ report }: { report: Data<'responsibilityReportDetail'> }, origin) => [
    {
      '@type': 'Report',
      ...described(report.title, plain(report.summary), report.cover, origin),
      datePublished: String(report.year),
      publisher: { '@id': origin.groupId },
      ...(report.file && { encoding: mediaObject(report.file, origin) }),
    },
  ],
  reportText: (report: Data<'responsibilityReportText'>, origin) => [
    {
      '@type': 'DigitalDocument',
      ...described(report.title, '', report.cover, origin),
      url: origin.url,
      inLanguage: report.language,
      datePublished: String(report.year),
      publisher: { '@id': origin.groupId },
      encoding: mediaObject(report.file, origin),
    },
  ],
}

/** The page's item first, then what belongs to it; nothing for a page that has no type of its own. */
export const itemNodes = (page: PageName, data: unknown, origin: Origin): Node[] =>
  builders[page]?.(data as never, origin) ?? []

function described(name: string, description: string, image: Image | null, { site }: Origin) {
  return {
    name,
    ...(description && { description }),
    ...(image && { image: site + image.url }),
  }
}

function news(article: Article, origin: Origin): Node[] {
  return [
    {
      '@type': 'NewsArticle',
      ...described(article.title, article.summary, article.cover, origin),
      headline: article.title,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      mainEntityOfPage: { '@id': origin.url },
      author: { '@id': origin.groupId },
      // A person, a department or a spot: the byline does not say which.
      ...(article.author && { creditText: article.author }),
      publisher: { '@id': origin.groupId },
      ...(article.source && { sourceOrganization: { '@type': 'Organization', name: article.source } }),
    },
    ...article.attachments.map((file) => documentNode(file, origin)),
  ]
}

function place(
  scenic: Omit<Data<'scenicDetail'>, 'hours'> & { hours?: ShownHours | undefined },
  origin: Origin,
): Node[] {
  return [
    {
      '@type': 'TouristAttraction',
      ...described(scenic.title, scenic.summary, scenic.cover, origin),
      ...(scenic.otherTitle && { alternateName: scenic.otherTitle }),
      address: scenic.address,
      ...geoOf(scenic),
      ...(scenic.tel && { telephone: scenic.tel }),
      ...(scenic.website && { sameAs: scenic.website }),
      ...(scenic.hours && openingNodes(scenic.hours)),
    },
  ]
}

/** What Google's listings of vacancies call them. */
const employmentTypes = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  temporary: 'TEMPORARY',
  intern: 'INTERN',
} satisfies Record<NonNullable<Data<'hireDetail'>['employment']>, string>

function job(job: Data<'hireDetail'>, origin: Origin): Node[] {
  const pay = payOf(job.salary)
  return [
    {
      '@type': 'JobPosting',
      title: job.title,
      name: job.title,
      // The same in both languages and after each change: for listings it is one vacancy.
      identifier: { '@type': 'PropertyValue', value: job.id },
      description: job.duty + job.requirement + job.benefit,
      datePosted: job.publishedAt,
      // The last day counts, so that it ends with that day.
      ...(job.deadline && { validThrough: `${job.deadline}T23:59:59+08:00` }),
      hiringOrganization: { '@id': origin.groupId },
      ...(job.typeName && { occupationalCategory: job.typeName }),
      ...(job.employment && { employmentType: employmentTypes[job.employment] }),
      ...(job.headcount > 0 && { totalJobOpenings: job.headcount }),
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: job.city, addressCountry: 'CN' },
      },
      ...(pay && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'CNY',
          value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: pay.unit },
        },
      }),
    },
  ]
}

function event(event: Data<'eventDetail'>, origin: Origin): Node[] {
  const day = (moment: string) => (event.wholeDay ? moment.slice(0, 10) : moment)
  const state = event.cancelled ? 'EventCancelled' : 'EventScheduled'
  return [
    {
      '@type': 'Event',
      ...described(event.title, event.summary, event.cover, origin),
      url: origin.url,
      startDate: day(event.startsAt),
      endDate: day(event.endsAt),
      eventStatus: `https://schema.org/${state}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: event.place, address: event.address || event.place },
      organizer: event.organizer
        ? { '@type': 'Organization', name: event.organizer }
        : { '@id': origin.groupId },
      ...(event.signUp?.url && {
        offers: {
          '@type': 'Offer',
          name: event.title,
          url: event.signUp.url,
          ...(event.fee && { description: event.fee }),
          ...(event.signUp.until && { validThrough: event.signUp.until }),
          availability: `https://schema.org/${event.signUp.isOpen ? 'InStock' : 'SoldOut'}`,
        },
      }),
    },
  ]
}

const documentNode = (file: File, origin: Origin): Node => ({
  '@type': 'DigitalDocument',
  name: file.name,
  encoding: mediaObject(file, origin),
})

const mediaObject = (file: File, { site }: Origin): Node => ({
  '@type': 'MediaObject',
  name: file.name,
  contentUrl: site + file.url,
  encodingFormat: file.mime,
  contentSize: `${file.size} B`,
  ...(file.sha256 && { sha256: file.sha256 }),
})

function geoOf({ lng, lat }: { lng?: number | undefined; lat?: number | undefined }) {
  if (lng === undefined || lat === undefined) return {}
  const position = toWgs84(gcj02(lng, lat))
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    geo: { '@type': 'GeoCoordinates', latitude: round(position.lat), longitude: round(position.lng) },
  }
}

const isOpen = (status: string) => status === 'open' || status === 'soon'

const maxCharacters = 300

/** The beginning of allow-listed HTML as plain text. */
function plain(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (entity) => characters[entity] ?? ' ')
  return text.replace(/\s+/g, ' ').trim().slice(0, maxCharacters).toWellFormed()
}
const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
}
