import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { StudyStages } from './study-stages.tsx'

test('a course is found by its id or title before one whose title begins so', () => {
  const courses = [
    { id: '1', title: '服务礼仪进阶' },
    { id: '2', title: '服务礼仪' },
    { id: '3', title: '安全生产基础' },
  ]
  const stage = {
    id: '1',
    name: '入职',
    text: '',
    roles: [{ id: '1', name: '全员', courses: ['服务礼仪', '安全生产'] }],
  }
  const html = renderComponent('/', <StudyStages stages={[stage]} courses={courses} />)
  expect([...html.matchAll(/<a [^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
    '服务礼仪',
    '安全生产基础',
  ])
})
