import { Kysely, SqliteDialect } from 'kysely'
import { DatabaseHealth } from './database/database-health.ts'
import type { Tables } from './database/tables.ts'
import type { Content, Reading } from './open.ts'
import { LocalizedDocuments } from './published/localized-documents.ts'

/** Content that cannot be read: every question is answered with the reason. */
export function openNothing(reason: Error): Reading & Pick<Content, 'close'> {
  const read = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: () => Promise.reject(reason) }),
  })
  return {
    dialect: 'sqlite',
    read,
    failing: new DatabaseHealth(),
    localizedDocuments: new LocalizedDocuments(),
    close: () => Promise.resolve(),
  }
}
