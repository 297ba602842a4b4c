import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { Holder } from '@shanmen/studio/rights.ts'
import { type Browser, openBrowser } from '@shanmen/studio/testing/browser.ts'
import { inject } from 'vitest'
import { type Started, startSite, stopSite, studioOf } from '../scripts/started-program.ts'
import { newDataFolder } from './site.ts'

export type StudioSite = Started & {
  studioUrl: string
  /** The one-time link that was printed, not used yet. */
  setUpLink: string
  dataDir: string
  stop: () => Promise<void>
}

/** The process that the site has started for its studio. */
export function studioPid({ child }: Pick<StudioSite, 'child'>): number {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const lines = all.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const [pid] = lines.find(([, parent]) => parent === child.pid) ?? []
  if (!pid) throw new Error('The site has no studio process')
  return pid
}

export const password = '晨雾里的石阶 42 级'

/**
 * A site with its studio and sample content of its own, so that what a test writes affects no other test. `prepare`
 * changes the data before the start.
 */
export async function startStudioSite(
  settings: Record<string, string> = {},
  prepare?: (dataDir: string) => Promise<void>,
): Promise<StudioSite> {
  const dataDir = await newDataFolder()
  await prepare?.(dataDir)
  const site = await startSite({
    DATA_DIR: dataDir,
    SITE_BUILD_DIR: inject('buildFolder'),
    STUDIO: 'on',
    STUDIO_BUILD_DIR: inject('studioBuildFolder'),
    ...settings,
  })
  const stop = async () => {
    await stopSite(site)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...site, ...(await studioOf(site)), dataDir, stop }
}

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

/** Uses the printed link: returns the first person, signed in, with all rights. */
export async function setUp({ studioUrl, setUpLink }: StudioSite, email = 'lin@lingshan.example') {
  const browser = openBrowser(studioUrl)
  await browser.call('acceptInvitation', { token: tokenOf(setUpLink), email, name: '林岚', password })
  return browser
}

/** A writer, an approver, and the administrator who invited both: publishing takes two people. */
export async function staff(site: StudioSite) {
  const administrator = await setUp(site)
  const person = (email: string, name: string, role: 'editor' | 'approver') =>
    invite(site, administrator, { email, name, roles: [role] })
  const writer = await person('wen@lingshan.example', '闻笛', 'editor')
  const chief = await person('gu@lingshan.example', '顾山', 'approver')
  return { administrator, writer, chief }
}

type Invited = Partial<Holder> & Pick<Holder, 'roles'> & { email: string; name: string }

/** A person invited by `administrator`, with the password of all test people, signed in. */
export async function invite(
  { studioUrl }: StudioSite,
  administrator: Browser,
  { sections = null, languages = null, roles, ...person }: Invited,
): Promise<Browser> {
  const holder = {
    roles: [...roles],
    sections: sections && [...sections],
    languages: languages && [...languages],
  }
  const { link } = await administrator.call('invitePerson', { ...person, ...holder })
  const browser = openBrowser(studioUrl)
  await browser.call('acceptInvitation', { token: tokenOf(link), password })
  return browser
}
