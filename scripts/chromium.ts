import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium that runs here: the one of CHROMIUM, one of the machine, Playwright's own; else one is installed
 * (Playwright's, then Debian's package). Undefined when all of this fails.
 */
export function findChromium(print: (line: string) => void): string | undefined {
  const found = [process.env.CHROMIUM ?? '', ...usualPaths, chromium.executablePath()].find(runs)
  if (found) return found
  print('No Chromium on this machine: installing one ...')
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js')
  install(process.execPath, [cli, 'install', '--no-shell', 'chromium'])
  if (runs(chromium.executablePath())) return chromium.executablePath()
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get']
  install(command, [...rest, 'update', '-qq'])
  install(command, [...rest, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return usualPaths.find(runs)
}

/** True when the file exists and starts. */
function runs(path: string): boolean {
  return path !== '' && existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

function install(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 600_000 })
}
