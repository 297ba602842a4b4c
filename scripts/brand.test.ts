import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Code that must stay as it is when the site becomes another group's: no content, no tests, no documents. */
const sources = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|css|json|html|svg|webmanifest)$/.test(file))
  .filter((file) => !/^(?:brand|sample|docs|e2e|bench)\//.test(file) && !/\.test\.tsx?$/.test(file))

/** The lines in which a pattern occurs, each as `file:line: match`. */
const occurrences = (pattern: RegExp) =>
  sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => [...line.matchAll(pattern)].map(([found]) => `${file}:${at + 1}: ${found}`)),
  )

test('only brand/ and the content name the group and its places', () => {
  // The addresses below `/lingShan` are fixed: links from elsewhere lead there.
  const names =
    /灵山|(?<!\/)lingshan|岚屿|鹤汀|听雪|云阶|晚塔|八处山水|eight landscapes|二十六年|twenty-six years|四程|荷灯/gi
  expect(occurrences(names)).toEqual([])
})
