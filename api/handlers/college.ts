import type { Handlers } from '@shanmen/contract/schemas.ts'
import { found, NotFound } from '../not-found.ts'
import { presentArticle, presentCard } from '../presenters/article.ts'
import {
  presentCooperation,
  presentCourse,
  presentGroupCollege,
  presentOnlineLearning,
  presentPersonnel,
  presentProgramme,
  presentStudyMap,
  presentTalentPlan,
} from '../presenters/college.ts'
import type { Item } from '../presenters/item.ts'
import { nameOfType, type Reader } from '../presenters/reader.ts'
import { all, type Open, one } from './context.ts'
import { openReader } from './open-reader.ts'
import { readItem, readOthers, surroundingsOf } from './read-item.ts'
import { readPage, readYears } from './read-page.ts'

type CollegeCalls = 'talentDevelopment' | 'personnel' | 'trainingUpdatesList' | 'trainingUpdatesDetail'

const cardOf = (reader: Reader, row: Item<'training'>) => {
  const { type = '' } = row.document
  return presentCard(reader, row, type, nameOfType(reader, 'training', type))
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
    if (singles.length === 0) throw new NotFound()
    const courses = await all(context, 'course')
    const projects = await all(context, 'programme')
    const brandProjects = await all(context, 'brandProject')
    const whole = [...singles, ...projects, ...brandProjects]
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
    const { rows, filter, paging } = await readPage(context, 'training', input)
    const reader = await openReader(context, { cards: rows, types: true })
    const years = await readYears(context, filter)
    return { list: rows.map((row) => cardOf(reader, row)), ...paging, years }
  },

  async trainingUpdatesDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'training', input.id))
    const others = await readOthers(context, detail.row)
    const reader = await openReader(context, { whole: [detail.row], cards: others, types: true })
    const related = others.map((row) => cardOf(reader, row))
    const card = cardOf(reader, detail.row)
    return { ...presentArticle(reader, detail.row, card, surroundingsOf(detail)), related }
  },
})
