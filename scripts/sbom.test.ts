import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { run } from './run-step.ts'

const component = z.object({
  'bom-ref': z.string().min(1),
  type: z.literal('library'),
  name: z.string().min(1),
  version: z.string().min(1),
  purl: z.string().startsWith('pkg:npm/'),
  licenses: z
    .array(
      z.union([
        z.object({ license: z.object({ id: z.string().min(1) }) }),
        z.object({ expression: z.string().min(1) }),
      ]),
    )
    .min(1),
  hashes: z
    .array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }))
    .optional(),
})
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().startsWith('urn:uuid:'),
  metadata: z.object({ component: z.object({ 'bom-ref': z.string() }) }),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

test('the bill of materials has every package that runs in production, with licence and hash, and no other', async () => {
  const { code, output } = await run('scripts/sbom.ts', [], { quiet: true })
  expect([code, output.slice(0, 1)]).toEqual([0, '{'])
  const { components, dependencies, metadata } = bill.parse(JSON.parse(output))

  const lock = join(import.meta.dirname, '../package-lock.json')
  const { packages } = lockfile.parse(JSON.parse(readFileSync(lock, 'utf8')))
  const installed = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`)
  const foreign = components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40shanmen/'))
  const nameOf = ({ purl, version }: z.infer<typeof component>) =>
    `${decodeURIComponent(purl.slice('pkg:npm/'.length).split('@')[0] ?? '')}@${version}`
  expect([...new Set(foreign.map(nameOf))].sort()).toEqual([...new Set(installed)].sort())
  expect(foreign.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([])
  // Optional peers of what runs: with these it would be 75 MB larger.
  expect(
    foreign.map(({ name }) => name).filter((name) => /typescript|vite|rolldown|lightning/.test(name)),
  ).toEqual([])

  const known = new Set([...components, metadata.component].map((each) => each['bom-ref']))
  const named = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
  expect(named.filter((ref) => !known.has(ref))).toEqual([])
})
