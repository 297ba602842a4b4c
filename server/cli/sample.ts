import { readSettings } from '../config/env.ts'
import { prepareContent } from '../data/prepare.ts'
import { print, progressOf, runCommand } from './run-command.ts'

await runCommand(async () => {
  const content = await prepareContent({
    settings: readSettings(),
    now: () => new Date(),
    reload: true,
    onWait: () => print('Another process is preparing the same data; waiting for it ...'),
    onProgress: progressOf('Loading the sample content'),
  })
  await content.close()
  print('The sample content is loaded.')
})
