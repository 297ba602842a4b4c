/** The benchmarks, by the argument of `npm run bench --`. Without an argument: serving. */
const benchmarks: Record<string, () => Promise<unknown>> = {
  serving: () => import('./serving/serving.ts'),
  endurance: () => import('./serving/endurance.ts'),
  lighthouse: () => import('./lighthouse/lighthouse.ts'),
  bytes: () => import('./bytes.ts'),
  map: () => import('./map.ts'),
  core: () => import('./core.ts'),
  search: () => import('./search.ts'),
  studio: () => import('./studio.ts'),
  noticed: () => import('./noticed.ts'),
  floods: () => import('./floods.ts'),
}

const [name = 'serving'] = process.argv.slice(2)
const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
if (benchmark) await benchmark()
else {
  process.stderr.write(`Usage: npm run bench -- [${Object.keys(benchmarks).join(' | ')}]\n`)
  process.exitCode = 1
}

export {}
