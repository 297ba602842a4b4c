import type { CallName } from './calls.ts'
import type { Input } from './schemas.ts'

type Description<N extends CallName> = { summary: string; example: Input<N> }

/** The last part of a page's address, in which an entry has its own name; no entry is named like this. */
const id = 'name-of-the-entry'

/** For the API's documentation: what each call returns, and a valid input. */
export const descriptions: { [N in CallName]: Description<N> } = {
  menu: { summary: 'Menu, site name, contact and home page texts of a language', example: { languageId: 1 } },
  organizational: { summary: 'Organisation chart', example: { languageId: 1 } },
  enterpriseDevelopment: { summary: 'Milestones, newest first', example: { languageId: 1 } },
  enterpriseHonorList: {
    summary: 'Honours, most recently awarded first',
    example: { languageId: 1, type: 'national', pageNum: 1, pageSize: 3 },
  },
  informationList: {
    summary: 'News of one channel or of all: pinned ones first, then newest first',
    example: { languageId: 1, type: 'group', pageNum: 1, pageSize: 5 },
  },
  informationDetail: { summary: 'One news article', example: { id, languageId: 1 } },
  partyBuilding: { summary: 'Alliance, integrity hotline, venues and committee', example: { languageId: 1 } },
  brandList: { summary: 'Party-building brands in editorial order', example: { languageId: 1 } },
  brandDetail: { summary: 'One party-building brand', example: { id, languageId: 1 } },
  group: { summary: 'Group profile and culture', example: { languageId: 1 } },
  groupActivitiesList: {
    summary: 'Alliance activities or integrity education, newest first',
    example: { languageId: 1, type: 'activity', pageNum: 1, pageSize: 3 },
  },
  groupActivitiesDetail: {
    summary: 'One alliance activity or education article',
    example: { id, languageId: 1 },
  },
  talentDevelopment: {
    summary: 'Online learning, courses, learning map, talent plan and cooperation',
    example: { languageId: 1 },
  },
  typeList: {
    summary: 'Types by which a list can be filtered, with the number of items of each',
    example: { languageId: 1, module: 'hire' },
  },
  hireList: { summary: 'Jobs, open ones first', example: { languageId: 1, pageNum: 1, pageSize: 3 } },
  hireDetail: { summary: 'One job and how to apply', example: { id, languageId: 1 } },
  personnel: { summary: 'Talent concept, faculty and policies', example: { languageId: 1 } },
  trainingUpdatesList: {
    summary: 'Training updates, newest first',
    example: { languageId: 1, pageNum: 1, pageSize: 3 },
  },
  trainingUpdatesDetail: {
    summary: 'One training update',
    example: { id, languageId: 1 },
  },
  scenicList: {
    summary: 'Scenic spots in editorial order; optionally all on one page, for a map',
    example: { languageId: 1, pageNum: 1, pageSize: 3 },
  },
  scenicDetail: { summary: 'One scenic spot', example: { id, languageId: 1 } },
  industrialClustersList: {
    summary: 'Industry clusters in editorial order',
    example: { languageId: 1, pageNum: 1, pageSize: 3 },
  },
  industrialClustersDetail: { summary: 'One industry cluster', example: { id, languageId: 1 } },
  charitable: { summary: 'Public welfare: projects and yearly figures', example: { languageId: 1 } },
  informationDisclosureList: {
    summary: 'Leasing or procurement notices; the status is derived from the dates',
    example: { languageId: 1, type: 'purchase', status: 'open', pageNum: 1, pageSize: 3 },
  },
  informationDisclosureDetail: {
    summary: 'One leasing or procurement notice',
    example: { id, languageId: 1 },
  },
  contact: { summary: 'Offices, departments and directions', example: { languageId: 1 } },
  responsibilityReportList: {
    summary: 'Social responsibility reports, newest first',
    example: { languageId: 1 },
  },
  responsibilityReportDetail: {
    summary: 'One responsibility report with its PDF',
    example: { id, languageId: 1 },
  },
  responsibilityReportText: {
    summary: 'The text of the PDF of a responsibility report, page by page, with its headings',
    example: { id, languageId: 1 },
  },
  search: {
    summary: 'Everything public that has these words, best first, and how many there are of each kind',
    example: { languageId: 1, q: '2026', pageNum: 1, pageSize: 3 },
  },
  suggest: {
    summary: 'Words to search for that begin like what was typed; Chinese ones also by pinyin',
    example: { languageId: 1, q: '船' },
  },
  statementList: {
    summary: 'Statements on privacy, accessibility and use of the site, in editorial order',
    example: { languageId: 1 },
  },
  alertList: {
    summary: 'Alerts that are active now (a typhoon, a cableway that has stopped), the gravest first',
    example: { languageId: 1 },
  },
  partList: {
    summary: 'What editors added below a page: a title and a text each, in editorial order',
    example: { languageId: 1, page: 'groupProfile' },
  },
  eventList: {
    summary: 'Events: those to come by their beginning, then past ones, the latest first',
    example: { languageId: 1, status: 'upcoming', pageNum: 1, pageSize: 3 },
  },
  eventDetail: {
    summary: 'One event with its time, place and sign-up',
    example: { id, languageId: 1 },
  },
  press: {
    summary: 'For the press: contact, pictures, rules, and how many news items each month has',
    example: { languageId: 1 },
  },
  statementDetail: { summary: 'One statement', example: { id, languageId: 1 } },
}
