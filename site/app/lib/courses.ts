import type { Course } from '@shanmen/contract/types.ts'
import type { ListQuery } from '../data/query.ts'

export const coursesPerPage = 9

/**
 * One page of the catalogue, filtered by type and keyword as the lists of the API are: all words must occur in
 * title, summary, category or teacher. The call gives all courses at once, so this is done here.
 */
export function pickCourses(courses: readonly Course[], { page, type, keyword = '' }: ListQuery) {
  const wanted = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const found = courses.filter((course) => {
    const text = `${course.title}\n${course.summary}\n${course.category}\n${course.teacher}`.toLowerCase()
    return (!type || course.typeId === type) && wanted.every((word) => text.includes(word))
  })
  const first = (page - 1) * coursesPerPage
  return {
    list: found.slice(first, first + coursesPerPage),
    total: found.length,
    pageNum: page,
    pages: Math.ceil(found.length / coursesPerPage),
  }
}
