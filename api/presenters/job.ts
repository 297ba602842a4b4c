import type { Data } from '@shanmen/contract/schemas.ts'
import type { Job } from '@shanmen/contract/types.ts'
import type { Surroundings } from './article.ts'
import { presentDate, presentDateTime } from './dates.ts'
import type { TimedItem } from './item.ts'
import { html, nameOfType, optional, type Reader } from './reader.ts'

/** A job is open until the end of its closing date; one without a date stays open. */
export function presentJob(reader: Reader, { id, closesAt, document }: TimedItem<'job'>): Job {
  const { title = '', department = '', type = '', city = '', headcount = 1 } = document
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
  around: Surroundings & { related: Job[] },
): Data<'hireDetail'> {
  const { duty, requirement, benefit, applyEmail = '', applyUrl, contact = '' } = item.document
  return {
    ...presentJob(reader, item),
    duty: html(reader, duty),
    requirement: html(reader, requirement),
    benefit: html(reader, benefit),
    applyEmail,
    ...optional('applyUrl', applyUrl),
    contact,
    ...around,
  }
}
