const codeOf = (error: unknown): string =>
  error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : ''

/** One line for the operator: what is wrong with the storage and what to do. Holds no password. */
export function hintFor(
  error: unknown,
  where: { databaseUrl?: string | undefined; dataDir: string; file?: string },
): string {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  if (where.databaseUrl) return postgresHint(code, message)
  const { dataDir, file = 'content.sqlite' } = where
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) || /readonly database/.test(message))
    return `${dataDir} cannot be written: give this user write access to it, or set DATA_DIR to a folder that can be written.`
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${dataDir} is a file: remove it, or set DATA_DIR to a folder.`
  if (['ENOSPC', 'EDQUOT'].includes(code) || /disk is full/.test(message))
    return `The disk is full: free some space for ${dataDir} and start again.`
  // What SQLite says when there is no space for its other files, as when the disk fails.
  if (/disk I\/O error/.test(message))
    return `The disk of ${dataDir} is full or fails: free some space and start again; if that does not help, check the disk.`
  if (/not a database|malformed/.test(message))
    return `${dataDir}/${file} is damaged or no database: put the backup in its place, or move it away to start with an empty one.`
  if (/unable to open/.test(message))
    return `${dataDir}/${file} cannot be opened: start the program once with write access so that it is made, or check its permissions.`
  if (/locked|busy/.test(message))
    return `${dataDir}/${file} is in use by another program: end it and start again.`
  if (/no such table/.test(message))
    return `${dataDir}/${file} is empty or older than this program: start the program once with write access first.`
  return `The database under ${dataDir} cannot be used: ${message}`
}

function postgresHint(code: string, message: string): string {
  if (
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ENOENT'].includes(code) ||
    /timeout/.test(message)
  )
    return 'The PostgreSQL server of DATABASE_URL does not answer: start it, or correct host and port.'
  if (/^57P|^ECONNRESET$|^EPIPE$/.test(code) || /^Connection terminated|not queryable/.test(message))
    return 'The PostgreSQL server of DATABASE_URL starts or stops: what was not finished is undone. See its log, then start again.'
  if (['28P01', '28000'].includes(code))
    return 'PostgreSQL refuses the user of DATABASE_URL: correct its user and password.'
  if (code === '53100' || /^could not write init file/.test(message))
    return 'The disk of the PostgreSQL server of DATABASE_URL is full: free some space there, then start again.'
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist: create it with createdb.'
  if (code === '42501') return 'The user of DATABASE_URL may not create tables: grant it the schema.'
  if (code === '42P01')
    return 'The database of DATABASE_URL is empty or older than this program: start a program that may write to it first.'
  return `The PostgreSQL database of DATABASE_URL cannot be used: ${message}`
}
