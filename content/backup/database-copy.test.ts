import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dumpPostgres } from './database-copy.ts'

/** Writes the password that it gets in place of a dump. */
const tool = `#!/bin/sh
for argument; do
  case $argument in --file=*) printf %s "$PGPASSWORD" > "\${argument#--file=}" ;; esac
done
`

test.skipIf(process.platform === 'win32')(
  "PostgreSQL's tools get the password of the address, or else the operator's own",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shanmen-database-copy-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, 'pg_dump'), tool, { mode: 0o755 })
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
    vi.stubEnv('PGPASSWORD', 'of the operator')
    onTestFinished(() => void vi.unstubAllEnvs())
    const passwordFor = async (user: string) => {
      const to = join(folder, user)
      await dumpPostgres(`postgres://${user}@127.0.0.1/site`, to)
      return readFile(to, 'utf8')
    }
    expect([await passwordFor('site:a%20b'), await passwordFor('site')]).toEqual(['a b', 'of the operator'])
  },
)
