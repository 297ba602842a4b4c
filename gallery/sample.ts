import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@shanmen/api/api.ts'
import { openContent } from '@shanmen/content/open.ts'
import { type Call, createClient } from '@shanmen/contract/client.ts'
import { type Language, languages } from '@shanmen/contract/languages.ts'
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
