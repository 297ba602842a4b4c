import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { environmentWith } from '../env.ts'
import { Problem } from '../user-error.ts'

type Run = {
  what: 'site' | 'studio'
  program: string
  args: string[]
  cwd: string
  environment: Record<string, string>
  /** Leaves the processor to whatever else runs, such as the site that is served meanwhile. */
  behind?: boolean
}

/** Runs a bundler in a process of its own; its output is shown only when it fails, in a Problem. */
export async function runBuild({ what, program, args, cwd, environment, behind }: Run): Promise<void> {
  if (!existsSync(program))
    throw new Problem(
      `The ${what} must be built, and what builds it is not installed. Run: npm ci --include=dev`,
    )
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: environmentWith({ NODE_ENV: 'production', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (behind && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const abandon = () => child.kill()
  process.once('exit', abandon)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('exit', abandon)
      if (code === 0) resolve()
      else reject(new Problem(`The ${what} could not be built:\n${output.trim()}`))
    })
  })
}
