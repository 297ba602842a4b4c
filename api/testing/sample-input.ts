import type { CallName } from '@shanmen/contract/calls.ts'
import { descriptions } from '@shanmen/contract/openapi-descriptions.ts'

/** An entry of the sample for each call that shows one. */
const entries: Partial<Record<CallName, string>> = {
  informationDetail: 'qinglv-scroll',
  brandDetail: 'dukou-xianfeng',
  groupActivitiesDetail: 'bridge-evening',
  hireDetail: 'content-planner',
  trainingUpdatesDetail: 'bridge-survey-camp',
  scenicDetail: 'lanyu',
  industrialClustersDetail: 'digital',
  informationDisclosureDetail: 'electric-boats',
  responsibilityReportDetail: '2025',
  responsibilityReportText: '2025',
  eventDetail: 'lantern-festival',
  statementDetail: 'privacy',
}

/** The example of the documentation, with an entry that the sample has. */
export const sampleInput = (name: CallName): Record<string, unknown> => ({
  ...descriptions[name].example,
  ...(entries[name] && { id: entries[name] }),
})
