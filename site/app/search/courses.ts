import { addresses } from '@shanmen/contract/addresses.ts'
import type { Course } from '@shanmen/contract/types.ts'
import { pickCourses } from '../lib/courses.ts'
import { fillIn, parts } from '../messages/components.ts'
import { type Hit, most, type Question } from './hits.ts'

/** The call gives all courses at once: asked for the first word of a language, kept for the next ones. */
const kept = new Map<number, readonly Course[]>()

/** Courses that hold all words, as the catalogue finds them; one that lives elsewhere leads there, others to the catalogue. */
export async function findCourses({ call, language, languageId, keyword }: Question) {
  const courses = kept.get(languageId) ?? (await call('talentDevelopment', { languageId })).online.courses
  kept.set(languageId, courses)
  const { total, list } = pickCourses(courses, { page: 1, keyword })
  const catalogue = `${addresses.courseList}?keyword=${encodeURIComponent(keyword)}`
  const hits = list.slice(0, most.asked).map(
    ({ title, summary, lessons, level, cover, url }): Omit<Hit, 'kind'> => ({
      title,
      summary,
      cover,
      line: [fillIn(parts[language].lessons, lessons), level].filter(Boolean).join(' · '),
      to: url ?? catalogue,
    }),
  )
  return { total, hits }
}
