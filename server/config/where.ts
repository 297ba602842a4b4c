import type { MediaPlace } from '@shanmen/content/media/open-store.ts'
import type { Where } from '@shanmen/content/open.ts'
import type { Settings } from './settings.ts'

/** Where the content is: its database, its folder and its media. */
export function whereOf(settings: Named & Partial<Settings>): Where {
  const { DATA_DIR, DATABASE_URL } = settings
  const hasOwnBackup = settings.MIGRATE_WITHOUT_BACKUP === 'yes'
  return { dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined, media: mediaOf(settings), hasOwnBackup }
}

type Named = Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>

const bucketPattern = /^s3:\/\/([^/]+)\/?(.*)$/

function mediaOf(settings: Named & Partial<Settings>): MediaPlace | undefined {
  const { MEDIA_URL = '', S3_REGION = '', S3_ENDPOINT = '', S3_ADDRESSING = 'path' } = settings
  // The data folder is where media are anyway: a restore would else move them there twice.
  if (MEDIA_URL === '' || MEDIA_URL === settings.DATA_DIR) return undefined
  const [, bucket, prefix = ''] = bucketPattern.exec(MEDIA_URL) ?? []
  if (bucket === undefined) return { folder: MEDIA_URL }
  return {
    bucket: {
      endpoint: S3_ENDPOINT || `https://s3.${S3_REGION}.amazonaws.com`,
      region: S3_REGION,
      bucket,
      prefix: prefix.replace(/\/*$/, (end) => (prefix === end ? '' : '/')),
      addressing: S3_ADDRESSING,
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    },
    maxCopyBytes: (settings.MEDIA_COPIES_MB ?? 0) * 1e6,
  }
}
