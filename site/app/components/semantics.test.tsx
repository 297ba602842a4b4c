import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card, Image, OrgNode } from '@shanmen/contract/types.ts'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { River } from '../pages/group/history/river.tsx'
import { Companies } from '../pages/group/organization/companies.tsx'
import { OrgChart } from '../pages/group/organization/org-chart.tsx'
import BrandDetail from '../pages/party/brand-detail/brand-detail.tsx'
import Venues from '../pages/party/venues/venues.tsx'
import { renderComponent } from '../testing/render-component.tsx'
import { Attachments } from './article/article-links.tsx'
import { Deadline } from './article/deadline.tsx'
import { Neighbours } from './article/neighbours.tsx'
import { Facts } from './article/panel.tsx'
import { Prose } from './article/prose.tsx'
import { NewsCard } from './card/news-card.tsx'
import { Stats } from './list/stats.tsx'
import { Gallery } from './media/gallery.tsx'

const image: Image = { url: '/media/7/960.webp', width: 1200, height: 750, alt: '晨雾', widths: [320, 960] }
const card: Card = {
  id: '7',
  type: 'group',
  typeName: 'Group',
  title: 'A long scroll',
  summary: '',
  cover: null,
  publishedAt: '2026-11-16T09:00:00+08:00',
  isTop: false,
}

test('a card is an article with one link in its h3, in the language of the page', () => {
  const html = renderComponent('/en', <NewsCard item={card} to="/newsAndInformation/group/7" />)
  expect(html).toMatch(/^<article/)
  expect(html).toContain('<h3><a href="/en/newsAndInformation/group/7"')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('<time dateTime="2026-11-16T09:00:00+08:00">16 Nov 2026</time>')
})

test('the chart is nested lists, one plate a node; companies are outside their department', () => {
  const node = (id: string, kind: OrgNode['kind'], children: OrgNode[] = []): OrgNode => ({
    id,
    name: id,
    kind,
    children,
  })
  const travel = { ...node('travel', 'department', [node('ferries', 'company')]), trade: 'on the lake' }
  const board = [node('audit', 'committee'), node('office', 'management', [node('hr', 'department'), travel])]
  const tree = [{ ...node('party', 'party'), url: '/partyBuilding' }, node('board', 'board', board)]
  const html = renderComponent('/', <OrgChart tree={tree} />)
  expect(html.match(/<ul/g)).toHaveLength(4)
  expect(html).toContain('<a href="/partyBuilding"')
  expect(html).toMatch(
    /<li.*<b>board<.*<ul.*<b>audit<.*<\/ul>.*<ul.*<b>office<.*<ul.*<b>hr<.*<b>travel<.*<\/ul>/,
  )
  expect(html).not.toContain('ferries')
  const companies = renderComponent('/', <Companies tree={tree} />)
  expect(companies).toContain('<h2 id="all-companies">成员企业</h2>')
  expect(companies).toMatch(/<h3>on the lake<small>归口travel<\/small><\/h3><ul><li><span>ferries</)
})

test('pictures of a gallery are links to the files for browsers without JavaScript', () => {
  const html = renderComponent('/', <Gallery images={[image]} />)
  expect(html).toContain('href="/media/7/960.webp"')
  expect(html).toContain('aria-label="放大查看：晨雾"')
  expect(html).not.toContain('<dialog')
})

test('figures and facts are definition lists; facts without value are left out', () => {
  expect(renderComponent('/', <Stats figures={[{ label: '景区', value: '8', unit: '处' }]} />)).toContain(
    '<dt>景区</dt><dd>',
  )
  const html = renderComponent(
    '/',
    <Facts
      rows={[
        ['电话', '400'],
        ['传真', ''],
        ['人数', 0],
      ]}
    />,
  )
  expect(html.match(/<dt>/g)).toHaveLength(2)
  expect(html).not.toContain('传真')
})

test('what is absent leaves nothing behind', () => {
  const empty = [
    <Attachments key="a" files={[]} />,
    <Neighbours key="n" item={{ prev: null, next: null }} address="/a/:id" />,
    <Gallery key="g" images={[]} />,
    <Prose key="p" html="" />,
    <Deadline key="d" label="报名截止" />,
  ]
  for (const component of empty) expect(renderComponent('/', component)).toBe('')
})

test('without a deadline there is what can be done, without words that read as closed', () => {
  const html = renderComponent('/', <Deadline label="报名截止" action={<a href="/apply">投递</a>} />)
  expect(html.match(/投递/g)).toHaveLength(2)
  expect(html).not.toContain('报名截止')
  expect(renderComponent('/', <Deadline label="招聘已截止" over />)).toContain('<small>招聘已截止')
})

const VenuesPage = Venues as ComponentType<{ loaderData: unknown }>
const BrandPage = BrandDetail as ComponentType<{ loaderData: unknown }>

test('a venue without opening hours and a brand without a unit have no icon for these', () => {
  const venue = { id: 'v', name: '', images: [], address: '湖畔', content: '', at: null }
  const venues = (openHours: string) => {
    const loaderData = { organization: { positions: [{ ...venue, openHours }] } }
    return renderComponent('/', <VenuesPage loaderData={loaderData} />)
  }
  expect(venues('每日 8:30')).toContain('#i-clock"')
  expect(venues('')).not.toContain('#i-clock"')
  const item = {
    id: 'b',
    title: '',
    publishedAt: '2026-11-16',
    cover: null,
    content: '',
    images: [],
    attachments: [],
  }
  const brand = (unit: string) => {
    const loaderData = { brand: { ...item, subtitle: '', unit, prev: null, next: null }, others: [] }
    return renderComponent('/', <BrandPage loaderData={loaderData} />)
  }
  expect(brand('船队')).toContain('#i-flag"')
  expect(brand('')).not.toContain('#i-flag"')
})

test('a chapter without a picture has its title in the flow', () => {
  const chapter = { from: 2003, to: 2003, title: '建团', text: '', milestones: [] }
  const river = (given: Image | null) =>
    renderComponent('/', <River chapters={[{ ...chapter, image: given }]} />)
  expect(river(image)).toContain('</picture><h3>建团</h3></div>')
  expect(river(null)).toContain('</p><h3>建团</h3><div')
})

test('files say their type, size and pages', () => {
  const file = {
    name: '招标文件.pdf',
    url: '/media/9/a.pdf',
    size: 9_017_753,
    mime: 'application/pdf',
    pages: 64,
  }
  const html = renderComponent('/', <Attachments files={[file]} />)
  expect(html).toContain('<h2 id="files">附件下载</h2>')
  expect(html).toContain('PDF · 8.6 MB · 64\u00a0页')
  expect(html).toContain('download="招标文件.pdf"')
  const single = renderComponent('/en', <Attachments files={[{ ...file, pages: 1 }]} />)
  expect(single).toContain('PDF · 8.6 MB · 1\u00a0page<')
})

test('neighbours have rel prev and next', () => {
  const item = { prev: { id: 'a/b', title: 'A' }, next: { id: 'c', title: 'C' } }
  const html = renderComponent('/en', <Neighbours item={item} address="/newsAndInformation/group/:id" />)
  expect(html).toMatch(/<a(?=[^>]*rel="prev")[^>]*href="\/en\/newsAndInformation\/group\/a%2Fb"/)
  expect(html).toMatch(/rel="next"/)
  expect(html).toContain('aria-label="Previous and next"')
  // 篇 counts articles: a position, a notice or a report is none.
  const inChinese = renderComponent('/', <Neighbours item={item} address="/college/recruitment/:id" />)
  expect(inChinese).toContain('上一项')
  expect(inChinese).not.toContain('篇')
})

test('no component of the site sets an inline style, which the policy of the pages refuses', () => {
  const app = join(import.meta.dirname, '..')
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  expect(sources.length).toBeGreaterThan(100)
  const styled = sources.filter((name) => /\bstyle=/.test(readFileSync(join(app, name), 'utf8')))
  expect(styled.filter((name) => !name.endsWith('.test.tsx'))).toEqual([])
})
