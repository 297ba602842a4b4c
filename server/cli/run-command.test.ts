import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Runs lines of a program in a process of its own. */
const run = (lines: string) =>
  spawn(process.execPath, ['--input-type=module-typescript', '-e', lines], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'pipe'],
  })

const program = `
  import { once } from 'node:events'
  import { openLog } from '../log.ts'
  import { print, runCommand } from './run-command.ts'
  const { log } = openLog('info')
  await runCommand(async () => {
    print('ready')
    // Called when the reader is gone.
    await once(process.stdin, 'data')
    for (let line = 0; line < 5; line += 1) {
      print('more')
      log.info('more')
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
    process.stderr.write('done')
    process.exit(0)
  })`

test('work is finished when the reader of the output is gone', async () => {
  const child = run(program)
  let errorOutput = ''
  child.stderr.on('data', (data) => (errorOutput += data))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stdin.write('go')
  const [code] = await once(child, 'close')
  expect({ code, errorOutput }).toEqual({ code: 0, errorOutput: 'done' })
})
