import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const text = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/
const smallest = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts a brotli and a gzip form, as small as they get, beside every text file that is worth it. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => text.test(name))
      .map(async (name) => {
        const path = join(folder, name)
        const bytes = await readFile(path)
        if (bytes.length < smallest) return
        const [br, gz] = await Promise.all([brotli(bytes), zip(bytes, { level: 9 })])
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }),
  )
}
