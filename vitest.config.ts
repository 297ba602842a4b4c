import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, as their few lines would have it, these would leave one of two cores waiting for minutes. */
const long =
  /(every-page|studio-editor|studio-screens|start|databases|chaos\/(backup|crashes|rolling-restarts|failover|clock|full-disk))\.test\.ts$/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

// Generous, since a busy machine is no defect.
const common = {
  pool: 'forks' as const,
  // For two cores: a third of its time a worker waits for a browser or a timer. Left to itself the runner starts one.
  maxWorkers: 3,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['scripts/no-stray-errors.ts'],
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    tags: [
      {
        name: 'slow',
        description:
          'Faults, attacks, programs that are started, and further databases, modes and sizes. CI runs them.',
      },
    ],
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          // A quarter of the time would go into loading the same modules for each file.
          isolate: false,
          setupFiles: [...common.setupFiles, 'scripts/restore-globals.ts'],
          include: [
            '{scripts,contract,brand,content,api,site,studio,server,sample,gallery}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', 'site/build*/**', 'studio/build*/**'],
          globalSetup: ['scripts/unit-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'e2e',
          include: ['e2e/**/*.test.{ts,tsx}'],
          globalSetup: ['e2e/global-setup.ts'],
        },
      },
      // Bounded to minutes; CHAOS=long for hours.
      {
        test: {
          ...common,
          name: 'chaos',
          // These measure how long something takes to be noticed.
          maxWorkers: 2,
          include: ['chaos/**/*.test.ts'],
        },
      },
    ],
  },
})
