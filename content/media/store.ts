import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Where the bytes of media are stored. Names are `{id}/{file}`; an object store can take the place of the folder. */
export type MediaStore = {
  /** Writes a file whole or not at all; one of the same name is replaced. */
  put(id: string, name: string, bytes: Uint8Array): Promise<void>
  /** The same from an existing file. */
  copy(id: string, name: string, source: string): Promise<void>
  remove(id: string): Promise<void>
}

// A name is one path segment, so that no file is written outside its own folder.
const segment = (name: string): string => {
  if (!name || name !== basename(name) || name.startsWith('.') || /[\0/\\]/.test(name))
    throw new TypeError(`"${name}" is no file name`)
  return name
}

/** Media as files of one folder: written to a temporary file, synced, then renamed. */
export function fileStore(folder: string): MediaStore {
  const place = async (id: string, name: string, write: (path: string) => Promise<void>) => {
    const home = join(folder, segment(id))
    await mkdir(home, { recursive: true })
    const temporary = join(home, `.${randomUUID()}.part`)
    try {
      await write(temporary)
      await rename(temporary, join(home, segment(name)))
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
  return {
    put: (id, name, bytes) =>
      place(id, name, async (path) => {
        const file = await open(path, 'w')
        try {
          await file.writeFile(bytes)
          await file.datasync()
        } finally {
          await file.close()
        }
      }),
    copy: (id, name, source) => place(id, name, (path) => copyFile(source, path, constants.COPYFILE_FICLONE)),
    remove: (id) => rm(join(folder, segment(id)), { recursive: true, force: true }),
  }
}
