import type { z } from 'zod'
import type * as common from './schemas/common.ts'
import type { Data } from './schemas.ts'

export type Image = z.output<typeof common.image>
export type File = z.output<typeof common.file>
export type Figure = z.output<typeof common.figure>
export type Card = z.output<typeof common.card>
export type Article = z.output<typeof common.article>
export type Neighbour = z.output<typeof common.neighbour>
export type ScenicCard = Data<'scenicList'>['list'][number]
export type Cluster = Data<'industrialClustersList'>['list'][number]
export type Course = Data<'talentDevelopment'>['online']['courses'][number]
export type Programme = Data<'talentDevelopment'>['talent']['projects'][number]
export type Job = Data<'hireList'>['list'][number]
export type Honor = Data<'enterpriseHonorList'>['list'][number]
export type Notice = Data<'informationDisclosureList'>['list'][number]
export type Report = Data<'responsibilityReportList'>['list'][number]
export type NewsCard = Data<'informationList'>['list'][number]
export type Event = Data<'eventList'>['list'][number]
export type Brand = Data<'brandList'>['list'][number]
export type SearchHit = Data<'search'>['list'][number]
export type SearchResult = Data<'search'>
export type Alert = Data<'alertList'>['list'][number]
export type Part = Data<'partList'>['list'][number]
export type Statement = Data<'statementList'>['list'][number]
export type GlobalData = Data<'menu'>
export type { OrgNode } from './schemas/group.ts'
export type { MenuItem } from './schemas/site.ts'
