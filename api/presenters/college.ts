import { kinds } from '@shanmen/content/kinds.ts'
import { labelIn } from '@shanmen/contract/languages.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Course, Job, Programme } from '@shanmen/contract/types.ts'
import type { DetailContext } from './article.ts'
import { presentDate, presentDateTime } from './dates.ts'
import { presentStatus } from './disclosure.ts'
import { presentImage, presentImages } from './media.ts'
import {
  html,
  type Item,
  nameOfType,
  optional,
  presentFigures,
  presentNamed,
  presentTitled,
  type Reader,
  type TimedItem,
  type View,
} from './reader.ts'

type Development = Data<'talentDevelopment'>

export function presentCourse(reader: Reader, { id, document }: Item<'course'>): Course {
  const { title = '', summary = '', type = '', level = '', lessons = 0, duration = '' } = document
  const { teacher = '', cover, url } = document
  return {
    id,
    title,
    summary,
    typeId: type,
    category: nameOfType(reader, 'course', type),
    level,
    lessons,
    duration,
    teacher,
    cover: presentImage(reader.media, reader.language, cover),
    ...optional('url', url),
  }
}

/** A talent development project or a brand project of the cooperation: both have the same fields. */
export function presentProgramme(
  reader: Reader,
  { id, document: { title = '', target = '', body, cover } }: Item<'programme'> | Item<'brandProject'>,
): Programme {
  const picture = presentImage(reader.media, reader.language, cover)
  return { id, title, target, content: html(reader, body), cover: picture }
}

export function presentOnlineLearning(
  reader: Reader,
  { intro, headline = '', image, figures }: View<'onlineLearning'>,
): Omit<Development['online'], 'courses' | 'studyMap'> {
  return {
    intro: html(reader, intro),
    headline,
    image: presentImage(reader.media, reader.language, image),
    figures: presentFigures(figures),
  }
}

// Stages and roles are numbered: the map is one document and has no ids of its own.
export function presentStudyMap({
  title = '',
  intro = '',
  stages = [],
}: View<'studyMap'>): Development['online']['studyMap'] {
  return {
    title,
    intro,
    stages: stages.map(({ name = '', text = '', roles = [] }, stage) => ({
      id: `${stage + 1}`,
      name,
      text,
      roles: roles.map(({ name: role = '', courses = [] }, index) => ({
        id: `${stage + 1}-${index + 1}`,
        name: role,
        courses: courses.map((course) => course.name ?? '').filter(Boolean),
      })),
    })),
  }
}

export function presentTalentPlan(
  reader: Reader,
  { headline = '', body, ladder }: View<'talentPlan'>,
): Development['talent']['plan'] {
  return { headline, content: html(reader, body), ladder: presentNamed(ladder) }
}

export function presentGroupCollege(
  reader: Reader,
  { headline = '', body, images }: View<'groupCollege'>,
): Development['talent']['college'] {
  const pictures = presentImages(reader.media, reader.language, images)
  return { headline, content: html(reader, body), images: pictures }
}

export function presentCooperation(
  reader: Reader,
  { headline = '', intro, partners = [] }: View<'cooperation'>,
): Omit<Development['cooperation'], 'brandProjects'> {
  return {
    headline,
    intro: html(reader, intro),
    partners: partners.map(({ name = '', text = '', logo, url }) => ({
      name,
      text,
      logo: presentImage(reader.media, reader.language, logo),
      ...optional('url', url),
    })),
  }
}

export function presentPersonnel(
  reader: Reader,
  { title = '', text, figures, faculty = [], policies }: View<'personnel'>,
): Data<'personnel'> {
  return {
    concept: { title, text: html(reader, text) },
    figures: presentFigures(figures),
    faculty: faculty.map(({ name = '', title: post = '', field = '' }, index) => ({
      id: `${index + 1}`,
      name,
      title: post,
      field,
    })),
    policies: presentTitled(policies),
  }
}

const { labels: employmentLabels } = kinds.job.shared.employment

/** A job is open until the end of its closing date; one without a date stays open. */
export function presentJob(reader: Reader, { id, closesAt, document }: TimedItem<'job'>): Job {
  const { title = '', department = '', type = '', city = '', headcount = 0, employment } = document
  const { education = '', experience = '', salary = '', publishedAt } = document
  const closed = closesAt !== null && Date.parse(closesAt) <= reader.now.getTime()
  return {
    id,
    title,
    department,
    type,
    typeName: nameOfType(reader, 'job', type),
    city,
    headcount,
    ...optional('employment', employment),
    employmentName: employment ? labelIn(employmentLabels[employment], reader.language) : '',
    education,
    experience,
    salary,
    publishedAt: presentDateTime(publishedAt),
    ...optional('deadline', presentDate(closesAt)),
    status: closed ? 'closed' : 'open',
  }
}

export function presentJobDetail(
  reader: Reader,
  item: TimedItem<'job'>,
  context: DetailContext & { related: Job[] },
): Data<'hireDetail'> {
  const { duty, requirement, benefit, applyEmail = '', applyUrl, contact = '' } = item.document
  return {
    ...presentJob(reader, item),
    updatedAt: presentDateTime(item.updatedAt),
    ...optional('daysLeft', presentStatus(item, reader.now).daysLeft),
    duty: html(reader, duty),
    requirement: html(reader, requirement),
    benefit: html(reader, benefit),
    applyEmail,
    ...optional('applyUrl', applyUrl),
    contact,
    ...context,
  }
}
