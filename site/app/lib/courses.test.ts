import type { Course } from '@shanmen/contract/types.ts'
import { expect, test } from 'vitest'
import { coursesPerPage, pickCourses } from './courses.ts'

const course = (id: string, typeId: string, title: string): Course => ({
  id,
  title,
  summary: 'On the lake',
  typeId,
  category: typeId,
  level: '',
  lessons: 1,
  duration: '',
  teacher: 'Wen Tao',
  cover: null,
})
const courses = [
  course('a', 'safety', 'Reading Cloud'),
  course('b', 'service', '茶寮管家'),
  course('c', 'safety', 'First Aid'),
]
const idsOf = (query: Parameters<typeof pickCourses>[1]) =>
  pickCourses(courses, query).list.map(({ id }) => id)

test('type and keyword narrow the catalogue together', () => {
  expect(idsOf({ page: 1 })).toEqual(['a', 'b', 'c'])
  expect(idsOf({ page: 1, type: 'safety' })).toEqual(['a', 'c'])
  expect(idsOf({ page: 1, type: 'safety', keyword: 'aid' })).toEqual(['c'])
  expect(idsOf({ page: 1, keyword: '茶寮' })).toEqual(['b'])
  expect(idsOf({ page: 1, type: 'unknown' })).toEqual([])
})

test('every word of the keyword must occur, in any of the texts and in any case', () => {
  expect(idsOf({ page: 1, keyword: 'wen CLOUD' })).toEqual(['a'])
  expect(idsOf({ page: 1, keyword: 'cloud aid' })).toEqual([])
})

test('pages are cut after the filters', () => {
  const many = Array.from({ length: coursesPerPage * 2 + 1 }, (_, index) =>
    course(`${index}`, 'craft', 'Bamboo'),
  )
  const last = pickCourses(many, { page: 3 })
  expect(last).toMatchObject({ total: 19, pages: 3, pageNum: 3 })
  expect(last.list.map(({ id }) => id)).toEqual(['18'])
  expect(pickCourses(many, { page: 4 }).list).toEqual([])
})
