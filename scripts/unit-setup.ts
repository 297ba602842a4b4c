import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Gives all unit tests of a run one folder, for what is expensive to make. */
export default async function makeRunFolder({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-unit-'))
  provide('runFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
