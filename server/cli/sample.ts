import { siteNames } from '@shanmen/brand/names.ts'
import { requireContent } from '@shanmen/content/database/require-content.ts'
import { readNextText } from '@shanmen/content/media/pdf/page-text.ts'
import type { Content } from '@shanmen/content/open.ts'
import { type Removal, removeSample } from '@shanmen/sample/remove.ts'
import { readSettings } from '../config/env.ts'
import { type Settings, wantsSample } from '../config/settings.ts'
import { whereOf } from '../config/where.ts'
import { prepareContent } from '../data/prepare.ts'
import { UserError } from '../user-error.ts'
import { print, progressOf, runCommand } from './run-command.ts'

await runCommand(async () => {
  const [option, ...others] = process.argv.slice(2)
  if ((option !== undefined && option !== '--remove') || others.length > 0)
    throw new UserError(
      'Usage: npm run sample resets the sample content; npm run sample -- --remove takes it away.',
    )
  const settings = readSettings()
  await (option ? remove(settings) : load(settings))
})

async function load(settings: Settings): Promise<void> {
  if (!wantsSample(settings))
    throw new UserError(
      'The sample content would replace the menu, home page and site information of this site. ' +
        'To load it nevertheless: SAMPLE=on npm run sample',
    )
  const content = await open(settings, true)
  // So that the reports can be read at once, also where no studio runs.
  const left = new Set<string>()
  while (await readNextText(content, left)) {}
  await content.close()
  print('The sample content is loaded.')
}

async function remove(settings: Settings): Promise<void> {
  await requireContent(whereOf(settings))
  const content = await open({ ...settings, SAMPLE: 'off' }, false)
  try {
    report(await removeSample(content, siteNames))
  } finally {
    await content.close()
  }
}

function open(settings: Settings, reload: boolean): Promise<Content> {
  return prepareContent({
    settings,
    now: () => new Date(),
    reload,
    onWait: () => print('Another process is preparing the same data; waiting for it ...'),
    onProgress: progressOf('Loading the sample content'),
  })
}

function report({ removed, media, changed, used }: Removal): void {
  print(`${removed} entries of the sample and ${media} pictures and files that nothing else uses are gone.`)
  const list = (title: string, entries: Removal['changed']) => {
    if (entries.length > 0) print(title)
    for (const { kind, slug, title } of entries) print(`  ${kind}/${slug}  ${title}`)
  }
  list('These were changed and stay:', changed)
  list('These stay because other entries need them:', used)
}
