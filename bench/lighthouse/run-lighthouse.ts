import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)
// Not a dependency: it would be a quarter of the installation, for an occasional measurement.
const lighthouse = ['exec', '--yes', '--', 'lighthouse@13.5.0']
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const audit = z.object({ id: z.string(), score: z.number().nullable(), numericValue: z.number().optional() })
const reportShape = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), audit),
})

export type Report = { scores: number[]; lcp: number; tbt: number; cls: number; short: string[] }

/** True when npm can run Lighthouse here, from its cache or from the registry. */
export const isAvailable = (): Promise<boolean> =>
  run('npm', [...lighthouse, '--version'], { timeout: 300_000 }).then(
    () => true,
    () => false,
  )

/** One run of its mobile profile. `file`: path of its report, `chromium`: path of the browser. */
export async function runLighthouse(url: string, file: string, chromium: string): Promise<Report> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories}`,
    flags,
  ]
  const once = () =>
    run('npm', [...lighthouse, url, ...options], { env: { ...process.env, CHROME_PATH: chromium } })
  // Its recording sometimes starts after the navigation (`NO_NAVSTART`) and must be repeated, up to twice.
  await once().catch(once).catch(once).catch(once)
  const report = reportShape.parse(JSON.parse(await readFile(file, 'utf8')))
  const { audits } = report
  const measured = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    lcp: measured('largest-contentful-paint') / 1000,
    tbt: measured('total-blocking-time'),
    cls: measured('cumulative-layout-shift'),
    short: Object.values(audits)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id }) => id),
  }
}
