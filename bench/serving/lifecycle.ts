import { openContent } from '@shanmen/content/open.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import { openBrowser } from '@shanmen/studio/testing/browser.ts'
import { startSite, stopSite, studioOf } from '../../scripts/started-program.ts'
import { megabytesOf, type Running, waitUntilIdle } from './servers.ts'
import type { Line } from './table.ts'
import { measureVisible, throughDatabase, throughStudio } from './visible.ts'

const starts = 3

/** Seconds from the command to the first page served, with existing data and build. */
export async function measureStarts(
  settings: Record<string, string>,
  references: Record<'bare node:http' | 'framework template', () => Promise<Running>>,
): Promise<Line> {
  const ours: number[] = []
  const others = { 'bare node:http': [] as number[], 'framework template': [] as number[] }
  for (let count = 0; count < starts; count += 1) {
    const begin = performance.now()
    const site = await startSite(settings)
    await (await fetch(site.baseUrl + addresses.newsGroupList)).text()
    ours.push((performance.now() - begin) / 1000)
    await stopSite(site)
    for (const name of ['bare node:http', 'framework template'] as const) {
      const began = performance.now()
      const other = await references[name]()
      await (await fetch(`http://127.0.0.1:${other.port}/`)).text()
      others[name].push((performance.now() - began) / 1000)
      other.stop()
    }
  }
  return { name: 'start, warm, to the first page', unit: 's', ours, references: others, limit: '≤ 1 s' }
}

/** The delay from publishing to visibility, and the memory of a process that also runs the studio. */
export async function measurePublishing(settings: Record<string, string>, dataDir: string): Promise<Line[]> {
  const site = await startSite({ ...settings, STUDIO: 'on' })
  const { studioUrl, setUpLink } = await studioOf(site)
  const pid = site.child.pid ?? 0
  await waitUntilIdle([pid])
  const withStudio = megabytesOf(pid)
  const person = openBrowser(studioUrl)
  const token = setUpLink.slice(setUpLink.lastIndexOf('/') + 1)
  const me = { email: 'bench@lingshan.example', name: 'Bench', password: 'nineteen stone steps' }
  await person.call('acceptInvitation', { token, ...me })
  const page = async () => (await fetch(site.baseUrl + addresses.newsGroupList)).text()
  const here = await measureVisible(throughStudio(person), page)
  const content = await openContent({ dataDir })
  const there = await measureVisible(throughDatabase(content), page)
  await content.close()
  await stopSite(site)
  const line = (name: string, ours: number[], limit: string): Line => ({
    name,
    unit: 'ms',
    ours,
    references: {},
    limit,
  })
  return [
    line('publish → visible, same process', here, 'p95 ≤ 200 ms'),
    line('publish → visible, another process', there, 'p95 ≤ 1.2 s'),
    { name: 'memory, idle, with the studio', unit: 'MB', ours: [withStudio], references: {} },
  ]
}
