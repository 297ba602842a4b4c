import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findChromium } from './chromium.ts'
import { checkImports } from './import-rules.ts'
import { run } from './run-step.ts'

const root = join(import.meta.dirname, '..')
const print = (line: string) => process.stdout.write(`${line}\n`)
const total = { passed: 0, failed: 0 }

/** Counts one check; its output is shown only when it fails. */
function count(name: string, ok: boolean, output: string, seconds: number): void {
  total[ok ? 'passed' : 'failed'] += 1
  print(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) print(output.trim())
}

async function check(name: string, commands: string[][]): Promise<void> {
  const start = performance.now()
  for (const [program = '', ...args] of commands) {
    const { code, output } = await run(program, args, { quiet: true })
    if (code !== 0) return count(name, false, output, (performance.now() - start) / 1000)
  }
  count(name, true, '', (performance.now() - start) / 1000)
}

const resultShape = z.object({
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

/** Counts the tests of a report. A file that broke before or between its tests counts as one failure. */
function countReport(file: string): boolean {
  if (!existsSync(file)) return false
  const { testResults } = resultShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  let anyFailed = false
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    total.passed += assertionResults.filter((test) => test.status === 'passed').length
    total.failed += failed || (status === 'failed' ? 1 : 0)
    anyFailed ||= status === 'failed'
  }
  return anyFailed
}

/** Runs all tests, shows them as they go, and counts each. A run that breaks without a failing test counts as one. */
async function runTests(project: 'unit' | 'e2e', chromium: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shanmen-test-'))
  const file = join(folder, 'result.json')
  try {
    const args = [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    const { code } = await run('node_modules/vitest/vitest.mjs', args, { env: { CHROMIUM: chromium ?? '' } })
    if (!countReport(file) && code !== 0) total.failed += 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await check('format and lint', [
  ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off', '.'],
])
const begin = performance.now()
const { checked, problems } = checkImports(root)
count(
  `directions of ${checked} imports`,
  problems.length === 0,
  problems.join('\n'),
  (performance.now() - begin) / 1000,
)
await check('types', [
  ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'site'],
  ['node_modules/typescript/bin/tsc', '--noEmit'],
])
const chromium = findChromium(print)
count(
  'a Chromium to walk the site with',
  chromium !== undefined,
  'Install one and name it: CHROMIUM=/path/to/it npm test',
  0,
)
// Apart, so that a site that does not start takes only the journeys with it.
await runTests('unit', chromium)
await runTests('e2e', chromium)

print(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
