import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { meanings } from '@shanmen/content/integrity/finding.ts'
import { expect, test } from 'vitest'
import { root } from '../config/settings.ts'
import { FileCache } from '../files/file-cache.ts'
import { createMeasurements } from './measurements.ts'
import { withGauges } from './metrics.ts'

const { registry, measured, onChange, onPoll } = createMeasurements()
const all = withGauges({
  ...{ registry, cache: undefined, files: new FileCache(1), delay: () => 0 },
  uploads: async () => 0,
  build: { id: 'b', version: '1' },
})
const offered = new Set(
  [...(await all.metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
)

test.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/shanmen.json'])(
  '%s asks only for metrics that the program has',
  (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const asked = [...text.matchAll(/\b(?:shanmen|nodejs)_\w+/g)].map(([name]) => name)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !offered.has(name))).toEqual([])
  },
)

test.skipIf(spawnSync('promtool', ['--version']).status !== 0)(
  'promtool has nothing to say about the alarms and the metrics',
  async () => {
    measured(() => {})({ requestId: '', address: '', from: '', https: false }, 'GET', '/', 200, 5)
    onChange(0.1)
    onPoll(0.001)
    const promtool = (args: string[], input = '') => {
      const { status, stderr } = spawnSync('promtool', args, { input })
      expect([status, String(stderr)]).toEqual([0, ''])
    }
    promtool(['check', 'rules', join(root, 'deploy/prometheus/alerts.yml')])
    promtool(['check', 'metrics'], await all.metrics())
  },
)

test('every alarm is explained to operators', () => {
  const alerts = readFileSync(join(root, 'deploy/prometheus/alerts.yml'), 'utf8')
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  expect(names.filter((name) => !guide.includes(`| ${name} |`))).toEqual([])
})

test('damage of what visitors get calls someone at once, any other finding does not', () => {
  const alerts = readFileSync(join(root, 'deploy/prometheus/alerts.yml'), 'utf8')
  const [damaged = '', notice = ''] = [...alerts.matchAll(/shanmen_findings\{code[=!]~"([\w|]+)"/g)].map(
    ([, codes]) => codes,
  )
  const content = Object.entries(meanings).flatMap(([code, { severity }]) =>
    severity === 'content' ? [code] : [],
  )
  const shown = [...content, 'file', 'missing', 'search', 'columns']
  expect(damaged.split('|').sort()).toEqual(shown.sort())
  expect(notice.split('|').sort()).toEqual([...shown, 'backup'].sort())
})
