/**
 * The 29 calls of the specification (docs/specification.md, section 7), and ours beside them, as plain data for server and
 * browser. Paths are relative to `{host}/backends`.
 */
export const calls = {
  menu: { method: 'GET', path: '/api/menu/{languageId}' },
  organizational: { method: 'GET', path: '/api/organizational/{languageId}' },
  enterpriseDevelopment: { method: 'GET', path: '/api/enterpriseDevelopment/{languageId}' },
  enterpriseHonorList: { method: 'GET', path: '/api/enterpriseHonor' },
  informationList: { method: 'POST', path: '/api/information' },
  informationDetail: { method: 'GET', path: '/api/information' },
  partyBuilding: { method: 'GET', path: '/api/partyBuilding/{languageId}' },
  brandList: { method: 'GET', path: '/api/brand/{languageId}' },
  brandDetail: { method: 'GET', path: '/api/brand' },
  group: { method: 'GET', path: '/api/group/{languageId}' },
  groupActivitiesList: { method: 'POST', path: '/api/groupActivities' },
  groupActivitiesDetail: { method: 'GET', path: '/api/groupActivities' },
  talentDevelopment: { method: 'GET', path: '/api/talentDevelopment/{languageId}' },
  typeList: { method: 'GET', path: '/api/type' },
  hireList: { method: 'POST', path: '/api/hire' },
  hireDetail: { method: 'GET', path: '/api/hire' },
  personnel: { method: 'GET', path: '/api/personnel/{languageId}' },
  trainingUpdatesList: { method: 'POST', path: '/api/trainingUpdates' },
  trainingUpdatesDetail: { method: 'GET', path: '/api/trainingUpdates' },
  scenicList: { method: 'POST', path: '/api/scenic' },
  scenicDetail: { method: 'GET', path: '/api/scenic' },
  industrialClustersList: { method: 'POST', path: '/api/industrialClusters' },
  industrialClustersDetail: { method: 'GET', path: '/api/industrialClusters' },
  charitable: { method: 'GET', path: '/api/charitable/{languageId}' },
  informationDisclosureList: { method: 'POST', path: '/api/informationDisclosure' },
  informationDisclosureDetail: { method: 'GET', path: '/api/informationDisclosure' },
  contact: { method: 'GET', path: '/api/contact/{languageId}' },
  responsibilityReportList: { method: 'GET', path: '/api/responsibilityReport/{languageId}' },
  responsibilityReportDetail: { method: 'GET', path: '/api/responsibilityReport' },
  responsibilityReportText: { method: 'GET', path: '/api/responsibilityReport/text' },
  search: { method: 'GET', path: '/api/search' },
  suggest: { method: 'GET', path: '/api/suggest/{languageId}' },
  statementList: { method: 'GET', path: '/api/statement/{languageId}' },
  statementDetail: { method: 'GET', path: '/api/statement' },
  eventList: { method: 'GET', path: '/api/events' },
  eventDetail: { method: 'GET', path: '/api/event' },
  press: { method: 'GET', path: '/api/press/{languageId}' },
  alertList: { method: 'GET', path: '/api/alert/{languageId}' },
  partList: { method: 'GET', path: '/api/part/{languageId}' },
} as const satisfies Record<string, { method: 'GET' | 'POST'; path: string }>

export type CallName = keyof typeof calls

export const callNames = Object.keys(calls) as CallName[]
