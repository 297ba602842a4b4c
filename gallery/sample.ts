import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@shanmen/api/api.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish } from '@shanmen/content/entries/publish.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { type Call, createClient } from '@shanmen/contract/client.ts'
import { type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import { loadSample } from '@shanmen/sample/load.ts'
import { firstOf } from './example.ts'

/** What the examples show: answers of the API to the sample content, in one language. */
export type SampleData = Awaited<ReturnType<typeof readSample>>

export type Sample = {
  data: Record<Language, SampleData>
  /** The folder of the database and, in `media`, of the files. */
  folder: string
  close: () => Promise<void>
}

/** Loads the sample content into a folder of its own and calls the API once in each language. */
export async function openSample(): Promise<Sample> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-gallery-'))
  const content = await openContent({ dataDir })
  await loadSample(content, { now: new Date() })
  await addAlerts(content)
  const log = { error: (_: object, message: string) => process.stderr.write(`${message}\n`) }
  const { call: transport, ask } = createApi({ content, log })
  const read = (language: Language) =>
    readSample(createClient({ host: '', transport, ask, language }), language)
  return {
    data: { zh: await read('zh'), en: await read('en') },
    folder: dataDir,
    close: async () => {
      await content.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The sample has none, because every page would show it. */
const alerts = [
  {
    shared: { level: 'danger' },
    zh: { title: '台风临近，各景区今日闭园', text: '已购票的可全额退款，请勿前往湖边和山上。' },
    en: {
      title: 'Typhoon: all scenic spots are closed today',
      text: 'Tickets are refunded in full. Stay away from the lake and the hills.',
    },
  },
  {
    shared: { level: 'warning', page: '/member/scenic/lanyu' },
    zh: { title: '湖上游船停航', text: '湖面风大，恢复时间另行通知。' },
    en: { title: 'No boats on the lake', text: 'The wind is strong; they sail again when it drops.' },
  },
  {
    shared: { level: 'info', page: '/member/scenic/yunjie' },
    zh: { title: '梯田停车场已满', text: '请停在山下换乘站，接驳车每十分钟一班。' },
    en: {
      title: 'The car park of the terraces is full',
      text: 'Park at the station below; a shuttle leaves every ten minutes.',
    },
  },
]

async function addAlerts(content: Content): Promise<void> {
  const until = new Date(Date.now() + 86_400_000).toISOString()
  for (const { shared, ...words } of alerts) {
    const document = { shared: { ...shared, until }, ...words }
    const { id } = await createEntry(content, 'gallery', { kind: 'alert', document })
    for (const language of languageCodes) await publish(content, 'gallery', { entry: id, language })
  }
}

async function readSample(call: Call, language: Language) {
  const languageId = languages[language].id
  const news = await call('informationList', { languageId, type: 'group' })
  const activities = await call('groupActivitiesList', { languageId })
  const scenic = await call('scenicList', { languageId })
  const notices = await call('informationDisclosureList', { languageId, type: 'purchase' })
  const details = await Promise.all(
    notices.list.map(({ id }) => call('informationDisclosureDetail', { languageId, id })),
  )
  return {
    global: await call('menu', { languageId }),
    news,
    activities,
    scenic,
    notices,
    article: await call('informationDetail', { languageId, id: firstOf(news.list).id }),
    spot: await call('scenicDetail', { languageId, id: firstOf(scenic.list).id }),
    notice: firstOf(details.filter(({ attachments }) => attachments.length > 0)),
    welfare: await call('charitable', { languageId }),
    college: await call('talentDevelopment', { languageId }),
    personnel: await call('personnel', { languageId }),
    contact: await call('contact', { languageId }),
    party: await call('partyBuilding', { languageId }),
  }
}
