/**
 * Prints the sample PDFs: `node scripts/run.mjs sample/files/print.ts [name …]`. A maintainer runs it after changing a text; the
 * results are committed. It needs Chromium (`--browser=path`, by default /usr/bin/chromium) and the Noto CJK fonts.
 */
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { art } from '../art/art.ts'
import { manifest } from '../art/manifest.ts'
import { attachments } from './attachments/all.ts'
import { attachmentPage } from './print/attachment-page.ts'
import { cleanUnicode } from './print/clean-unicode.ts'
import { reportPage } from './print/report-page.ts'
import { reports } from './reports/all.ts'
import type { Both, Language } from './reports/report.ts'

type Job = { name: string; title: Both; html: () => Promise<string> }
type Listed = Record<string, { file: string; title: Both; pages: number; bytes: number }>

const here = import.meta.dirname
const list = join(here, '..', 'files.json')
const languages: Language[] = ['zh', 'en']

/** The cover as a JPEG inside the page: a PDF embeds JPEG unchanged, other formats would be ten times as large. */
async function coverOf(picture: string): Promise<string> {
  const painting = manifest[picture]
  if (!painting) throw new Error(`No picture “${picture}” in sample/art/manifest.ts.`)
  const jpeg = await sharp(Buffer.from(art(painting)))
    .resize({ width: 900 })
    .jpeg({ quality: 72 })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

const jobs: Job[] = [
  ...reports.flatMap((report) =>
    languages.map((language) => ({
      name: `report-${report.year}-${language}`,
      title: {
        zh: `${report.title.zh} · ${report.year} 年度社会责任报告${language === 'en' ? '（英文）' : ''}`,
        en: `${report.title.en}: Responsibility Report ${report.year}${language === 'zh' ? ' (in Chinese)' : ''}`,
      },
      html: async () => reportPage(report, language, await coverOf(report.picture)),
    })),
  ),
  ...attachments.map((attachment) => ({
    name: attachment.name,
    title: attachment.title,
    html: async () => attachmentPage(attachment),
  })),
]

async function print(browser: Browser, { name, html }: Job) {
  const page = await browser.newPage()
  await page.setContent(await html(), { waitUntil: 'load' })
  await page.emulateMedia({ media: 'print' })
  const spilled = await page.$$eval('.sheet', (sheets) =>
    sheets.flatMap((sheet) => {
      const body = sheet.querySelector('.body')
      return body && body.scrollHeight > body.clientHeight + 1
        ? [`${sheet.id} by ${body.scrollHeight - body.clientHeight} px`]
        : []
    }),
  )
  if (spilled.length > 0) throw new Error(`${name}: text does not fit on ${spilled.join(', ')}. Shorten it.`)
  const pdf = cleanUnicode(
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  )
  await writeFile(join(here, `${name}.pdf`), pdf)
  await page.close()
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const executablePath =
  process.argv.find((argument) => argument.startsWith('--browser='))?.slice('--browser='.length) ??
  '/usr/bin/chromium'
const listed: Listed = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : {}
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
})
try {
  for (const job of jobs.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const pages = await print(browser, job)
    const file = `${job.name}.pdf`
    const { size } = await stat(join(here, file))
    listed[job.name] = { file, title: job.title, pages, bytes: size }
    process.stdout.write(`${file}: ${pages} pages, ${Math.round(size / 1024)} KB\n`)
  }
} finally {
  await browser.close()
}
const known = jobs.flatMap(({ name }) => {
  const row = listed[name]
  return row ? [[name, row]] : []
})
await writeFile(list, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
