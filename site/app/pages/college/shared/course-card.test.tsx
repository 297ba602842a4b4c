import type { Course } from '@shanmen/contract/types.ts'
import { expect, test } from 'vitest'
import { renderComponent, textOf } from '../../../testing/render-component.tsx'
import { CourseCard } from './course-card.tsx'

test('a course says how many lessons it has, nothing where editors did not', () => {
  const texts = { id: '1', title: 'A', summary: '', typeId: '', category: 'B', level: '', teacher: '' }
  const of = (lessons: number) => {
    const course: Course = { ...texts, duration: 'C', lessons, cover: null }
    return textOf(renderComponent('/en', <CourseCard course={course} />)).trim()
  }
  expect(of(2)).toBe('B A 2 lessons C')
  expect(of(1)).toBe('B A 1 lesson C')
  expect(of(0)).toBe('B A C')
})
