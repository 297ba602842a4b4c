import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Where } from '@shanmen/content/open.ts'
import { environmentWith } from '../config/env.ts'
import type { Settings } from '../config/settings.ts'
import { UserError } from '../user-error.ts'
import { scratchHost } from './compare-pages.ts'

const program = join(import.meta.dirname, '../cli/start.ts')

/** No studio, no backups, no pooler, no CDN, reachable from this machine only. */
const plain = {
  ...{ PORT: '0', HOST: '127.0.0.1', HEALTH_PORT: '', STUDIO: 'off', LOG_LEVEL: 'error', BACKUP_DIR: '' },
  ...{ DATABASE_POOL_URL: '', PURGE_URL: '', PURGE_BODY: '' },
  ...{ PUBLIC_BASE_URL: `http://${scratchHost}`, DOMAIN_DEFAULT_LOCALE: '', API_HOST: '' },
}

/** Starts the site on some data and a free port of this machine. Throws a UserError with its output when it ends instead. */
export async function startScratch(
  { READ_ONLY, MEDIA_URL }: Pick<Settings, 'READ_ONLY' | 'MEDIA_URL'>,
  { dataDir, databaseUrl = '', media }: Where,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(program, [], {
    env: environmentWith({
      ...plain,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      READ_ONLY,
      MEDIA_URL: media ? MEDIA_URL : '',
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exit = once(child, 'exit')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk
        const port = /Chinese\s+http:\/\/localhost:(\d+)\//.exec(output)?.[1]
        if (port) resolve(`http://127.0.0.1:${port}`)
      })
    exit.then(() => reject(new UserError(`The program does not start on the data:\n${output}`)), reject)
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
  }
  return { url, stop }
}
