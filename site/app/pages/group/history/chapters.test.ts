import { expect, test } from 'vitest'
import { chaptersOf, type Milestone } from './chapters.ts'

const milestone = (year: number, month?: number): Milestone => ({
  id: `${year}-${month ?? 0}`,
  year,
  ...(month ? { month } : {}),
  title: `of ${year}`,
  content: '',
  images: [],
})
const history = { title: '', intro: '' }
const head = (from: number) => ({ from, title: `from ${from}`, text: '', image: null })

test('each milestone is in the chapter of its year, oldest first', () => {
  const list = [2026, 2012, 2008, 2003, 1999].map((year) => milestone(year))
  const chapters = chaptersOf({ ...history, list, chapters: [head(2000), head(2006), head(2010)] })
  expect(chapters.map(({ from, to }) => [from, to])).toEqual([
    [2000, 2005],
    [2006, 2009],
    [2010, 2026],
  ])
  expect(chapters.map(({ milestones }) => milestones.map(({ year }) => year))).toEqual([
    [1999, 2003],
    [2008],
    [2012, 2026],
  ])
})

test('milestones of one year are in the order of their months', () => {
  const list = [milestone(2014, 8), milestone(2014, 3), milestone(2014)]
  const [chapter] = chaptersOf({ ...history, list, chapters: [head(2010)] })
  expect(chapter?.milestones.map(({ id }) => id)).toEqual(['2014-0', '2014-3', '2014-8'])
})

test('years that are not divided are chapters of their own', () => {
  const list = [milestone(2014), milestone(2003), milestone(2003, 5)]
  const chapters = chaptersOf({ ...history, list })
  expect(chapters.map(({ from, to, title, milestones }) => [from, to, title, milestones.length])).toEqual([
    [2003, 2013, 'of 2003', 2],
    [2014, 2014, 'of 2014', 1],
  ])
  expect(chaptersOf({ ...history, list: [] })).toEqual([])
})
