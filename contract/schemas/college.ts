import { z } from 'zod'
import { defaultLanguage, languages } from '../languages.ts'
import {
  article,
  byId,
  byLanguage,
  card,
  date,
  dateTime,
  figure,
  html,
  image,
  isStorable,
  listInput,
  neighbours,
  page,
  pageWithYears,
  titled,
} from './common.ts'

const course = z
  .object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    typeId: z.string(),
    category: z.string(),
    level: z.string(),
    lessons: z.int(),
    duration: z.string(),
    teacher: z.string(),
    cover: image.nullable(),
    url: z.string().optional(),
  })
  .meta({ id: 'Course' })

const project = z
  .object({ id: z.string(), title: z.string(), target: z.string(), content: html, cover: image.nullable() })
  .meta({ id: 'Programme' })

const job = z
  .object({
    id: z.string(),
    title: z.string(),
    department: z.string(),
    type: z.string(),
    typeName: z.string(),
    city: z.string(),
    headcount: z.int(),
    employment: z.enum(['fullTime', 'partTime', 'temporary', 'intern']).optional(),
    employmentName: z.string(),
    education: z.string(),
    experience: z.string(),
    salary: z.string(),
    publishedAt: dateTime,
    deadline: date.optional(),
    status: z.enum(['open', 'closed']),
  })
  .meta({ id: 'Job' })

export const typeModules = [
  'hire',
  'trainingUpdates',
  'course',
  'information',
  'informationDisclosure',
  'scenic',
  'industrialClusters',
  'groupActivities',
  'enterpriseHonor',
] as const

export const college = {
  talentDevelopment: {
    input: byLanguage,
    data: z.object({
      online: z.object({
        intro: html,
        headline: z.string(),
        image: image.nullable(),
        figures: z.array(figure),
        courses: z.array(course),
        studyMap: z.object({
          title: z.string(),
          intro: z.string(),
          stages: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              text: z.string(),
              roles: z.array(z.object({ id: z.string(), name: z.string(), courses: z.array(z.string()) })),
            }),
          ),
        }),
      }),
      talent: z.object({
        plan: z.object({
          headline: z.string(),
          content: html,
          ladder: z.array(z.object({ name: z.string(), text: z.string() })),
        }),
        college: z.object({ headline: z.string(), content: html, images: z.array(image) }),
        projects: z.array(project),
      }),
      cooperation: z.object({
        headline: z.string(),
        intro: html,
        partners: z.array(
          z.object({
            name: z.string(),
            text: z.string(),
            logo: image.nullable(),
            url: z.string().optional(),
          }),
        ),
        brandProjects: z.array(project),
      }),
    }),
  },
  typeList: {
    input: byLanguage.extend({
      languageId: byLanguage.shape.languageId.default(languages[defaultLanguage].id),
      module: z.enum(typeModules),
    }),
    data: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          code: z.string(),
          name: z.string(),
          scope: z
            .string()
            .describe('the list type it belongs to (rent, purchase, activity, education) or empty'),
          count: z.int(),
        }),
      ),
    }),
  },
  hireList: {
    input: listInput(10).extend({ city: z.string().max(40).refine(isStorable).optional() }),
    data: page(job).extend({ cities: z.array(z.string()) }),
  },
  hireDetail: {
    input: byId,
    data: job.extend({
      updatedAt: dateTime.describe('when this language was last published'),
      daysLeft: z
        .int()
        .optional()
        .describe('days until the deadline, the last one included; only while open'),
      duty: html,
      requirement: html,
      benefit: html,
      applyEmail: z.string(),
      applyUrl: z.string().optional(),
      contact: z.string(),
      languages: z.array(z.int()),
      ...neighbours,
      related: z.array(job),
    }),
  },
  personnel: {
    input: byLanguage,
    data: z.object({
      concept: z.object({ title: z.string(), text: html }),
      figures: z.array(figure),
      faculty: z.array(z.object({ id: z.string(), name: z.string(), title: z.string(), field: z.string() })),
      policies: z.array(titled),
    }),
  },
  trainingUpdatesList: { input: listInput(9), data: pageWithYears(card) },
  trainingUpdatesDetail: { input: byId, data: article },
}
