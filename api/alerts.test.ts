import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serveSample } from './testing/serve.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const alert = (title: string, shared: Record<string, unknown>): AnyDocument => ({
  shared: { level: 'info', until: inHours(5), ...shared },
  zh: { title: `${title}中` },
  en: { title },
})

async function publishAlert(document: AnyDocument) {
  const { id } = await createEntry(served.content, 'a', { kind: 'alert', document })
  for (const language of languageCodes) await publish(served.content, 'a', { entry: id, language })
}

let served: Served
beforeAll(async () => {
  served = await serveSample()
  for (const document of [
    alert('notice', {}),
    alert('spot', { level: 'warning', page: '/member/scenic/山门' }),
    alert('detailed', { level: 'warning', page: '/member/scenic/lanyu', details: '/contact' }),
    alert('planned', { level: 'danger', from: inHours(2) }),
  ])
    await publishAlert(document)
})
afterAll(() => served.close())

const titlesAt = async (hours: number, languageId: 1 | 2 = 2) => {
  served.setNow(new Date(Date.now() + hours * 3_600_000))
  const { list } = await served.call('alertList', { languageId })
  const { alerts = [] } = await served.call('menu', { languageId })
  served.setNow(null)
  expect(alerts.map(({ id }) => id)).toEqual(list.map(({ id }) => id))
  return list.map(({ title }) => title)
}

test('alerts are active between their own start and end, the gravest first', async () => {
  expect(await titlesAt(1)).toEqual(['detailed', 'spot', 'notice'])
  expect(await titlesAt(3)).toEqual(['planned', 'detailed', 'spot', 'notice'])
  expect(await titlesAt(3, 1)).toEqual(['planned中', 'detailed中', 'spot中', 'notice中'])
  expect(await titlesAt(5.1)).toEqual([])
})

test('each says which pages show it, in addresses as browsers write them, and where details are', async () => {
  const { list } = await served.call('alertList', { languageId: 2 })
  const spot = '/member/scenic/%E5%B1%B1%E9%97%A8'
  expect(list.map(({ title, levelName, path, shownOn }) => [title, levelName, path, shownOn])).toEqual([
    ['detailed', 'Caution', '/contact', ['/', '/member/scenic', '/member/scenic/lanyu']],
    ['spot', 'Caution', spot, ['/', '/member/scenic', spot]],
    ['notice', 'Notice', '', []],
  ])
})

test('the search finds those that are active, and leads to their details, their spot or the home page', async () => {
  const addressesOf = async (q: string) =>
    (await served.call('search', { languageId: 2, q })).list
      .filter(({ title }) => title.join('') === q)
      .map(({ to }) => to)
  expect(await addressesOf('detailed')).toEqual(['/contact'])
  expect(await addressesOf('spot')).toEqual(['/member/scenic/%E5%B1%B1%E9%97%A8'])
  expect(await addressesOf('notice')).toEqual(['/'])
  expect(await addressesOf('planned')).toEqual([])
})

test('one that ends on a day without a time says the end of that day, until when it is active', async () => {
  await publishAlert(alert('whole day', { until: '2099-12-31' }))
  const { list } = await served.call('alertList', { languageId: 2 })
  expect(list.find(({ title }) => title === 'whole day')?.until).toBe('2099-12-31T23:59:59+08:00')
})
