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

/** Debian's. A window of it takes a third of the processor time of one of the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Path of a Chromium that runs here: the one of CHROMIUM, a headless shell, the one of the machine, Playwright's own; else
 * one is installed (Debian's headless shell, then Playwright's Chromium). In CI the shell is installed even where there is
 * another, for its speed. Undefined when all of this fails.
 */
export function findChromium(print: (line: string) => void): string | undefined {
  const preferred = [process.env.CHROMIUM ?? '', headlessShell].find(runs)
  if (preferred) return preferred
  const found = [...usualPaths, chromium.executablePath()].find(runs)
  if (found && !process.env.CI) return found
  print('Installing a headless Chromium ...')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get']
  install(command, [...rest, 'update', '-qq'])
  install(command, [...rest, 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
  if (runs(headlessShell)) return headlessShell
  if (found) return found
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js')
  install(process.execPath, [cli, 'install', '--no-shell', 'chromium'])
  return runs(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** True when the file exists and starts. */
function runs(path: string): boolean {
  return path !== '' && existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

function install(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 600_000 })
}
