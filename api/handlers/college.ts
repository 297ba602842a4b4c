import { readList } from '@shanmen/content/published/list.ts'
import type { Handlers, Parsed } from '@shanmen/contract/schemas.ts'
import { found, notFound } from '../answers.ts'
import { presentArticle, presentCard } from '../presenters/article.ts'
import {
  presentCooperation,
  presentCourse,
  presentGroupCollege,
  presentJob,
  presentJobDetail,
  presentOnlineLearning,
  presentPersonnel,
  presentProgramme,
  presentStudyMap,
  presentTalentPlan,
} from '../presenters/college.ts'
import { type Item, nameOfType, type Reader } from '../presenters/reader.ts'
import {
  all,
  type Context,
  detailContextOf,
  type Open,
  one,
  openReader,
  pagingOf,
  readItem,
  readOthers,
  readPage,
  readPageWithYears,
} from './read.ts'

type CollegeCalls =
  | 'talentDevelopment'
  | 'personnel'
  | 'trainingUpdatesList'
  | 'trainingUpdatesDetail'
  | 'hireList'
  | 'hireDetail'

const cardOf = (reader: Reader, row: Item<'training'>) => {
  const { type = '' } = row.document
  return presentCard(reader, row, type, nameOfType(reader, 'training', type))
}

/** The city of a job is no column: under this filter the jobs are read and filtered here, at most this many. */
const maxFiltered = 1000

async function readJobs(context: Context, { city, ...input }: Parsed<'hireList'>) {
  if (!city) return readPage(context, 'job', input, 'openFirst')
  const { content, language, now } = context
  const { pageNum, pageSize, type, year, keyword } = input
  const request = { kind: 'job', language, type, year, keyword, page: 1, size: maxFiltered, now } as const
  const { rows } = await readList(content, { ...request, order: 'openFirst' })
  const inCity = rows.filter((row) => row.document.city === city)
  const from = (pageNum - 1) * pageSize
  const total = { total: inCity.length, isCapped: false, pages: Math.ceil(inCity.length / pageSize) }
  return { rows: inCity.slice(from, from + pageSize), paging: pagingOf(total, pageNum, pageSize) }
}

export const collegeHandlers = (open: Open): Pick<Handlers, CollegeCalls> => ({
  async talentDevelopment(input) {
    const context = open(input)
    const [online] = await one(context, 'onlineLearning')
    const [studyMap] = await one(context, 'studyMap')
    const [plan] = await one(context, 'talentPlan')
    const [college] = await one(context, 'groupCollege')
    const [cooperation] = await one(context, 'cooperation')
    const singles = [online, studyMap, plan, college, cooperation].filter((row) => row !== undefined)
    const courses = await all(context, 'course')
    const projects = await all(context, 'programme')
    const brandProjects = await all(context, 'brandProject')
    const whole = [...singles, ...projects, ...brandProjects]
    if (whole.length === 0 && courses.length === 0) throw notFound()
    const reader = await openReader(context, { whole, cards: courses, types: true })
    return {
      online: {
        ...presentOnlineLearning(reader, online?.document ?? {}),
        courses: courses.map((row) => presentCourse(reader, row)),
        studyMap: presentStudyMap(studyMap?.document ?? {}),
      },
      talent: {
        plan: presentTalentPlan(reader, plan?.document ?? {}),
        college: presentGroupCollege(reader, college?.document ?? {}),
        projects: projects.map((row) => presentProgramme(reader, row)),
      },
      cooperation: {
        ...presentCooperation(reader, cooperation?.document ?? {}),
        brandProjects: brandProjects.map((row) => presentProgramme(reader, row)),
      },
    }
  },

  async personnel(input) {
    const context = open(input)
    const [row] = await one(context, 'personnel')
    const { document } = found(row)
    const reader = await openReader(context, { whole: row ? [row] : [] })
    return presentPersonnel(reader, document)
  },

  async trainingUpdatesList(input) {
    const context = open(input)
    const { rows, paging } = await readPageWithYears(context, 'training', input)
    const reader = await openReader(context, { cards: rows, types: true })
    return { list: rows.map((row) => cardOf(reader, row)), ...paging }
  },

  async trainingUpdatesDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'training', input.id))
    const others = await readOthers(context, detail.row)
    const reader = await openReader(context, { whole: [detail.row], cards: others, types: true })
    const related = others.map((row) => cardOf(reader, row))
    const card = cardOf(reader, detail.row)
    return { ...presentArticle(reader, detail.row, card, detailContextOf(detail)), related }
  },

  async hireList(input) {
    const context = open(input)
    const { rows, paging } = await readJobs(context, input)
    const reader = await openReader(context, { types: true })
    const cities = (await all(context, 'job')).map(({ document: { city = '' } }) => city)
    return {
      list: rows.map((row) => presentJob(reader, row)),
      ...paging,
      cities: [...new Set(cities)].filter(Boolean).sort(new Intl.Collator(context.language).compare),
    }
  },

  async hireDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'job', input.id))
    const others = await readOthers(context, detail.row, 'openFirst')
    const reader = await openReader(context, { whole: [detail.row], types: true })
    // Readers of one vacancy look for others that they can apply for.
    const related = others.map((row) => presentJob(reader, row)).filter(({ status }) => status !== 'closed')
    return presentJobDetail(reader, detail.row, { ...detailContextOf(detail), related })
  },
})
