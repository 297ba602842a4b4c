/** What can be measured, by the word after `npm run bench --`. Without a word: the one table of the whole product. */
const parts: Record<string, () => Promise<unknown>> = {
  serving: () => import('./serving/serving.ts'),
  endurance: () => import('./serving/endurance.ts'),
  lighthouse: () => import('./lighthouse/lighthouse.ts'),
  bytes: () => import('./bytes.ts'),
  map: () => import('./map.ts'),
  core: () => import('./core.ts'),
  studio: () => import('./studio.ts'),
}

const [word = 'serving'] = process.argv.slice(2)
const part = Object.hasOwn(parts, word) ? parts[word] : undefined
if (part) await part()
else {
  process.stderr.write(`Usage: npm run bench -- [${Object.keys(parts).join(' | ')}]\n`)
  process.exitCode = 1
}

export {}
