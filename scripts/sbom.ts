import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')

const bill = z.looseObject({
  components: z.array(
    z.looseObject({ 'bom-ref': z.string(), properties: z.array(z.object({ name: z.string() })) }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

/**
 * The software bill of materials of what `npm ci --omit=dev` installs, on any machine, from the lockfile: CycloneDX as npm
 * writes it. Throws with npm's own words when it cannot.
 */
function billOfMaterials(): z.infer<typeof bill> {
  // With `--omit dev` npm leaves out react, sharp and others too, as some workspace has them for development.
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  if (status !== 0) throw new Error(stderr)
  const { components, dependencies, ...rest } = bill.parse(JSON.parse(stdout))
  const left = components.filter(
    ({ properties }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  )
  const out = new Set(components.filter((each) => !left.includes(each)).map((each) => each['bom-ref']))
  return {
    ...rest,
    components: left,
    dependencies: dependencies
      .filter(({ ref }) => !out.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !out.has(each)) })),
  }
}

process.stdout.write(`${JSON.stringify(billOfMaterials(), null, 2)}\n`)
