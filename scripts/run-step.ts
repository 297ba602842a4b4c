import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export type RunOptions = {
  /** Collects the output instead of printing it, to show it only when the step fails. */
  quiet?: boolean
  env?: Record<string, string>
}

/** Runs a JavaScript program of a package on the current runtime, from the root of the repository. */
export function run(
  program: string,
  args: string[],
  options: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
  })
  const interrupt = () => child.kill('SIGINT')
  process.on('SIGINT', interrupt)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => {
      process.off('SIGINT', interrupt)
      resolve({ code: code ?? 1, output })
    })
  })
}
