import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@shanmen/contract/languages.ts'
import { type Browser, openBrowser } from '@shanmen/studio/testing/browser.ts'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../scripts/chromium.ts'
import { runStart, stopSite, studioOf } from '../scripts/started-program.ts'

// The screenshots of docs/editing.md, taken from a running studio: `node scripts/run.mjs bench/editing-shots.ts`

const print = (line: string) => void process.stdout.write(`${line}\n`)
const folder = join(import.meta.dirname, '../docs/editing')
const password = '晨雾里的石阶 42 级'
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

async function keep(page: Page, name: string, language: Language): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' })
  const file = language === 'zh' ? `${name}.zh.webp` : `${name}.webp`
  const { size } = await sharp(picture).resize(1120).webp({ quality: 72 }).toFile(join(folder, file))
  print(`${file}  ${Math.round(size / 1024)} KB`)
}

/** Creates work in progress, so that the dashboard has content. Returns the entry of the screenshots. */
async function makeWork(writer: Browser, chief: Browser): Promise<string> {
  const { rows } = await writer.call('entryList', { kind: 'news', pageSize: 5 })
  const edit = async (id: string, change: (title: string) => string) => {
    const { document, revision } = await writer.call('readEntry', { id })
    const zh = { ...document.zh, title: change(String(document.zh?.title)) }
    return writer.call('saveEntry', { id, basedOn: revision.no, document: { ...document, zh } })
  }
  const ids = rows.map((row) => row.id)
  const [first = '', second = '', third = '', fourth = ''] = ids.slice(1)
  await edit(first, (title) => `${title}（修订）`)
  await writer.call('submit', { id: first, language: 'zh' })
  await edit(second, (title) => title.replace('：', '——'))
  await writer.call('submit', { id: second, language: 'zh' })
  await chief.call('returnEntry', { id: second, language: 'zh', note: '标题里请保留冒号。' })
  await edit(third, (title) => `${title}（续）`)
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString()
  await chief.call('publish', { id: third, language: 'zh', from })
  await edit(fourth, (title) => `${title}！`)
  return first
}

async function shootAll(context: BrowserContext, url: string, language: Language, entry: string) {
  const page = await context.newPage()
  const show = async (screen: string) => {
    await page.goto(`${url}/#${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  await show('/')
  await keep(page, 'dashboard', language)
  await show('/news')
  await keep(page, 'list', language)
  await show(`/news/${entry}`)
  const checked = /请确认|没有发现问题|To confirm|Nothing found/
  for (const code of ['zh', 'en'])
    await page.locator(`section[aria-labelledby=panel-${code}]`).getByText(checked).first().waitFor()
  await page.waitForLoadState('networkidle')
  await keep(page, 'edit', language)
  await show(`/news/${entry}/history`)
  await page.locator('ins').first().waitFor()
  await keep(page, 'history', language)
  await page.close()
}

async function shootSignIn(context: BrowserContext, url: string, language: Language) {
  const page = await context.newPage()
  await page.goto(url)
  if (language === 'en') await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: language === 'zh' ? '登录' : 'Sign in' }).waitFor()
  await keep(page, 'sign-in', language)
  await page.close()
}

const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-editing-'))
const program = runStart({
  DATA_DIR: dataDir,
  STUDIO: 'alone',
  SAMPLE: 'on',
  PUBLIC_BASE_URL: 'https://www.lingshan.example',
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || findChromium(print),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await mkdir(folder, { recursive: true })
  const { studioUrl, setUpLink } = await studioOf(program)
  const chief = openBrowser(studioUrl)
  const email = 'lin@lingshan.example'
  await chief.call('acceptInvitation', { token: tokenOf(setUpLink), email, name: '林岚', password })
  const { link } = await chief.call('invitePerson', {
    email: 'ye@lingshan.example',
    name: '叶青',
    roles: ['editor', 'approver'],
    sections: null,
    languages: null,
  })
  const writer = openBrowser(studioUrl)
  await writer.call('acceptInvitation', { token: tokenOf(link), password })
  const entry = await makeWork(writer, chief)
  for (const language of ['zh', 'en'] as const) {
    const options = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 }
    const stranger = await browser.newContext(options)
    await shootSignIn(stranger, studioUrl, language)
    await writer.call('changeMe', { language })
    const context = await browser.newContext(options)
    await context.addCookies([...writer.cookies].map(([name, value]) => ({ name, value, url: studioUrl })))
    await shootAll(context, studioUrl, language, entry)
  }
} finally {
  await browser.close()
  await stopSite(program)
  await rm(dataDir, { recursive: true, force: true })
}
