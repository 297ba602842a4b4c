import { readSettings, runAs } from '../env.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const settings = readSettings()
  runAs('development')
  const { startDevelopment } = await import('../site/dev-site.ts')
  await startDevelopment(settings)
})
