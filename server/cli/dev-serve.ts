import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readSettings, refuseUnusedBackupDir, runAs } from '../config/env.ts'
import { runCommand } from './run-command.ts'

// Reports to `dev.ts` which files the server consists of. What Vite loads for the site and the studio is not among them.
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.(fileURLToPath(url))
    return next(url, context)
  },
})

await runCommand(async () => {
  const settings = readSettings()
  refuseUnusedBackupDir(settings)
  // React decides by it at its first import.
  runAs('development')
  const { startDevelopment } = await import('./dev-vite.ts')
  await startDevelopment(settings)
})
