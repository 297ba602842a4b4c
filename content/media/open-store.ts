import { join } from 'node:path'
import type { S3Place } from './s3-store.ts'
import { folderStore, type MediaStore, refusing } from './store.ts'

export type MediaPlace = { folder: string } | { bucket: S3Place; maxCopyBytes: number }

/** The store of media of a content: by default in the folder of its other data. */
export async function openMedia({
  dataDir,
  media = { folder: dataDir },
}: {
  dataDir: string
  media?: MediaPlace | undefined
}): Promise<MediaStore> {
  if ('folder' in media) return refusing(folderStore(media.folder))
  // Its code is loaded only where there is a bucket.
  const { s3Store } = await import('./s3-store.ts')
  const copies = { folder: join(dataDir, 'media-copies'), maxBytes: media.maxCopyBytes }
  return refusing(s3Store({ ...media.bucket, copies }))
}
