import { existsSync } from 'node:fs'
import { cp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const keptMs = 7 * 24 * 60 * 60 * 1000

/**
 * Copies the code of the earlier build in `from` into the new one: pages that are still open ask for it. The style
 * sheet stays behind, because the server takes the only one there is.
 */
export async function keepEarlierAssets(from: string, to: string): Promise<void> {
  const assets = join(from, 'client/assets')
  if (!existsSync(assets)) return
  for (const name of await readdir(assets)) {
    const target = join(to, 'client/assets', name)
    const { mtimeMs } = await stat(join(assets, name))
    if (name.endsWith('.css') || existsSync(target) || Date.now() - mtimeMs > keptMs) continue
    await cp(join(assets, name), target, { preserveTimestamps: true })
  }
}
