import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../config/settings.ts'
import { stopSignal } from '../http/shutdown.ts'
import { print } from './run-command.ts'

const folders = ['server', 'studio', 'api', 'content', 'contract', 'brand', 'sample']
const program = join(root, 'server/cli/dev-serve.ts')
/** `--inspect` and the like are for the server alone, not for this program. */
const debugging = process.argv.slice(2).filter((flag) => flag.startsWith('--inspect'))
/** The files that the server has loaded: only a change of these restarts it. */
const loaded = new Set([program])

let child: ChildProcess | undefined
let ending = false
let restarting = false

function serve(): void {
  const flags = ['--disable-warning=ExperimentalWarning', ...debugging]
  child = spawn(process.execPath, [...flags, program], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (file) => loaded.add(String(file)))
  child.on('exit', (code) => {
    child = undefined
    if (ending) process.exit(0)
    // Vite exits with a code of its own after SIGTERM.
    if (code && !restarting) print('Waiting for a change before the next try ...')
    else serve()
    restarting = false
  })
}

// One save causes several events; the server stops in order and its successor starts when the port is free.
let pending: NodeJS.Timeout | undefined
for (const folder of folders)
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    const file = join(root, folder, name ?? '')
    if (!loaded.has(file)) return
    clearTimeout(pending)
    pending = setTimeout(() => {
      print(`${relative(root, file)} changed: restarting the server ...`)
      restarting = child !== undefined
      if (child) child.kill('SIGTERM')
      else serve()
    }, 100)
  })

serve()
await stopSignal()
ending = true
if (child) child.kill('SIGTERM')
else process.exit(0)
