import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { sweep } from '@shanmen/server/build/ensure-build.ts'
import { z } from 'zod'
import { findChromium } from './chromium.ts'
import { checkImports } from './import-rules.ts'
import { run } from './run-step.ts'

const root = join(import.meta.dirname, '..')
/** A run of everything by hand leaves out what takes minutes and most changes do not concern. */
const isDaily = process.argv.length === 2 && !process.env.CI
const print = (line: string) => process.stdout.write(`${line}\n`)
const total = { passed: 0, failed: 0 }
/** Said again at the end: what failed early is far up in the output, or was cut off from it. */
const failures: string[] = []
const folderPrefix = 'shanmen-test-'

/** Counts one check; its output is shown only when it fails. */
function count(name: string, ok: boolean, output: string, seconds: number): void {
  total[ok ? 'passed' : 'failed'] += 1
  print(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (ok) return
  print(output.trim())
  failures.push(name)
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
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const shorten = (message: string) => message.split('\n').slice(0, 12).join('\n')

/** Counts the tests of a report. A file that fails outside its tests counts as one failure. */
function countReport(file: string): boolean {
  if (!existsSync(file)) return false
  const { testResults } = resultShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  let anyFailed = false
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    total.passed += assertionResults.filter((test) => test.status === 'passed').length
    total.failed += failed.length || (status === 'failed' ? 1 : 0)
    anyFailed ||= status === 'failed'
    const path = relative(root, name)
    for (const { fullName, failureMessages } of failed)
      failures.push(`${path}: ${fullName}\n${shorten(failureMessages.join('\n'))}`)
    if (failed.length === 0 && status === 'failed') failures.push(`${path}\n${shorten(message)}`)
  }
  return anyFailed
}

/** Runs tests, shows them as they go, and counts each. A run that breaks without a failing test counts as one. */
async function runTests(project: 'unit' | 'e2e' | 'chaos', paths: readonly string[]): Promise<void> {
  const chromium = findChromium(print)
  if (project === 'e2e')
    count(
      'a Chromium for the journeys',
      chromium !== undefined,
      'Install one and set CHROMIUM to its path.',
      0,
    )
  await sweep(tmpdir(), folderPrefix, Date.now() - 86_400_000)
  const folder = mkdtempSync(join(tmpdir(), folderPrefix))
  const file = join(folder, 'result.json')
  try {
    // PostgreSQL runs as a user of its own, who must get to its folder in here.
    chmodSync(folder, 0o711)
    const args = [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(isDaily ? ['--tags-filter=!slow'] : []),
    ]
    // What tests leave in the temporary folder is removed with the run's own.
    const env = { CHROMIUM: chromium ?? '', TMPDIR: folder }
    const { code } = await run('node_modules/vitest/vitest.mjs', [...args, ...paths], { env })
    if (countReport(file) || code === 0) return
    total.failed += 1
    failures.push(`${project}: the test runner ended with ${code}`)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function lint(): Promise<void> {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off', '.']
  await check('format and lint', [biome])
  const start = performance.now()
  const { checked, problems } = checkImports(root)
  const seconds = (performance.now() - start) / 1000
  count(`directions of ${checked} imports`, problems.length === 0, problems.join('\n'), seconds)
}

const parts = {
  lint,
  typecheck: () =>
    check('types', [
      ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'site'],
      ['node_modules/typescript/bin/tsc', '-b'],
    ]),
  unit: (paths: readonly string[]) => runTests('unit', paths),
  // Apart from the unit tests, so that a site that does not start fails only the e2e tests.
  e2e: (paths: readonly string[]) => runTests('e2e', paths),
  chaos: (paths: readonly string[]) => runTests('chaos', paths),
}
const usage = `Usage: npm test                 everything but what is tagged slow; with CI=true this too
       npm test -- PATH …       the tests of these files or folders
       npm run lint | typecheck | test:unit | test:e2e | test:chaos [-- PATH …]
`

/** The parts to run and the paths for the test runner: paths alone mean the tests that they belong to. */
function plan(): { names: (keyof typeof parts)[]; paths: string[] } | undefined {
  const { values, positionals: paths } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  })
  const names = Object.keys(parts) as (keyof typeof parts)[]
  if (values.only !== undefined) {
    const only = names.filter((name) => name === values.only)
    return only.length > 0 ? { names: only, paths } : undefined
  }
  if (paths.length === 0) return { names: names.filter((name) => name !== 'chaos' || !isDaily), paths }
  const partOf = (path: string) => /^(?:\.\/)?(e2e|chaos)(?:\/|$)/.exec(path)?.[1] ?? 'unit'
  return { names: names.filter((name) => paths.some((path) => partOf(path) === name)), paths }
}

const planned = plan()
if (planned) {
  for (const name of planned.names) await parts[name](planned.paths)
  if (failures.length > 0) print(`\nFailed:\n${failures.map((failure) => `✗ ${failure}`).join('\n')}\n`)
  print(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
} else {
  process.stderr.write(usage)
  process.exitCode = 1
}
