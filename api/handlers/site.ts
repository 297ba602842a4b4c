import type { PublishedRow } from '@shanmen/content/published/row.ts'
import { addresses, fill, pages, partPages } from '@shanmen/contract/addresses.ts'
import { subtitleLanguage } from '@shanmen/contract/languages.ts'
import type { Handlers } from '@shanmen/contract/schemas.ts'
import { found } from '../answers.ts'
import { presentAlert } from '../presenters/alert.ts'
import {
  type MenuLinks,
  presentHome,
  presentMenu,
  presentPart,
  presentSite,
  presentStatement,
  presentStatementDetail,
} from '../presenters/site.ts'
import { all, type Context, detailContextOf, type Open, one, openReader, readItem, readPage } from './read.ts'
import { readTypes } from './types.ts'

const pageSize = 10

type SiteCalls = 'menu' | 'typeList' | 'statementList' | 'statementDetail' | 'partList' | 'alertList'

// As many as a panel of the menu shows in one column.
const maxListed = 12

/** What the menu links to below its pages: the first entries of two lists, the calendar, and the parts that editors added. */
async function readMenuLinks(context: Context, parts: PublishedRow<'part'>[]): Promise<MenuLinks> {
  const first = { pageNum: 1, pageSize: maxListed }
  const [scenic, industry] = [
    await readPage(context, 'scenic', first),
    await readPage(context, 'industry', first),
  ]
  const links = [
    ...scenic.rows.map((row) => linkTo(row, addresses.scenicList, fill(addresses.scenicDetail, row.id))),
    ...industry.rows.map((row) =>
      linkTo(row, addresses.industryList, fill(addresses.industryDetail, row.id)),
    ),
    {
      below: addresses.newsActivityList,
      title: pages.eventList[context.language],
      to: addresses.eventList,
    },
    ...parts.flatMap((row) => {
      const page = partPages.find((name) => name === row.document.page)
      return page ? [linkTo(row, addresses[page], `${addresses[page]}#${row.id}`)] : []
    }),
  ]
  return Map.groupBy(links, ({ below }) => below)
}

const linkTo = (
  { document: { title = '' } }: { document: { title?: string } },
  below: string,
  to: string,
) => ({
  below,
  title,
  to,
})

const levels = ['danger', 'warning', 'info']

/** The alerts whose time it is: the gravest first, then the newest. */
const readAlerts = async (context: Context) => {
  const rank = ({ document }: { document: { level?: string } }) => levels.indexOf(document.level ?? '')
  return (await all(context, 'alert')).sort((a, b) => rank(a) - rank(b))
}

export const siteHandlers = (open: Open): Pick<Handlers, SiteCalls> => ({
  /** The shell of every page: a language without a published menu, site or home page is not served at all. */
  async menu(input) {
    const context = open(input)
    const [menu] = await one(context, 'menu')
    const [site] = await one(context, 'site')
    const [home] = await one(context, 'home')
    const [profile] = await one(context, 'profile')
    const [otherSite] = await one({ ...context, language: subtitleLanguage(context.language) }, 'site')
    const statements = await all(context, 'statement')
    const parts = await all(context, 'part')
    const whole = [found(menu), found(home), found(site)]
    const reader = await openReader(context, { whole })
    return {
      menu: presentMenu(reader, found(menu).document, await readMenuLinks(context, parts)),
      ...presentSite(reader, found(site).document, otherSite?.document.name ?? ''),
      home: presentHome(reader, found(home).document, profile?.document),
      statements: statements.map(({ id, document: { title = '' } }) => ({ id, title })),
      parts: parts.flatMap(({ id, document: { title = '', page } }) => {
        const path = partPages.find((name) => name === page)
        return path ? [{ id, title, path: addresses[path] }] : []
      }),
      alerts: (await readAlerts(context)).map((row) => presentAlert(row, context.language)),
      defaults: { pageSize },
    }
  },

  async typeList(input) {
    return { list: await readTypes(open(input), input.module) }
  },

  async statementList(input) {
    return { list: (await all(open(input), 'statement')).map(presentStatement) }
  },

  async alertList(input) {
    const context = open(input)
    return { list: (await readAlerts(context)).map((row) => presentAlert(row, context.language)) }
  },

  async partList(input) {
    const context = open(input)
    const rows = (await all(context, 'part')).filter(({ document }) => document.page === input.page)
    const reader = await openReader(context, { whole: rows })
    return { list: rows.map((row) => presentPart(reader, row)) }
  },

  async statementDetail(input) {
    const context = open(input)
    const detail = found(await readItem(context, 'statement', input.id))
    const reader = await openReader(context, { whole: [detail.row] })
    return presentStatementDetail(reader, detail.row, detailContextOf(detail))
  },
})
