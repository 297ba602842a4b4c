import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UserError } from '../user-error.ts'
import { readSettings, refuseUnusedBackupDir } from './env.ts'

test('a folder in place of .env: one line that says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shanmen-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(() => readSettings(folder)).toThrow(UserError)
  expect(() => readSettings(folder)).toThrow(
    /^\S+ cannot be read \(it is a folder\)\. Make it a file .+ or remove it\.$/,
  )
})

test.each([
  ['DATABASE_ULR=postgres://site@db.test/site', 'DATABASE_ULR', 'DATABASE_URL'],
  ['BACKUPDIR=/mnt/backup', 'BACKUPDIR', 'BACKUP_DIR'],
  ['S3_ENDPIONT=https://s3.test', 'S3_ENDPIONT', 'S3_ENDPOINT'],
  ['port=3000', 'port', 'PORT'],
])('the line %s of .env is refused: one line says which name is meant', (text, name, meant) => {
  const folder = mkdtempSync(join(tmpdir(), 'shanmen-env-'))
  const file = join(folder, '.env')
  const before = { ...process.env }
  onTestFinished(() => {
    process.env = before
    rmSync(folder, { recursive: true })
  })
  writeFileSync(file, `# ports\nNODE_OPTIONS=\nNODE_BINARY=\nTZ=UTC\nBACKUPS=/mnt\n${text}\n`)
  expect(() => readSettings(file)).toThrow(UserError)
  expect(() => readSettings(file)).toThrow(
    `${file} has ${name}, which is no setting. Correct it to ${meant}, or remove the line.`,
  )
})

test.each([{ READ_ONLY: 'yes', STUDIO: 'off' }, { API_HOST: 'https://api.test' }])(
  'BACKUP_DIR with %o is refused by the start, as no backup would be made, and not by the commands of backups',
  (settings) => {
    const before = { ...process.env }
    onTestFinished(() => {
      process.env = before
    })
    Object.assign(process.env, settings, { BACKUP_DIR: '' })
    expect(() => refuseUnusedBackupDir(readSettings('/no/such/.env'))).not.toThrow()
    process.env.BACKUP_DIR = '/mnt/backup'
    const read = readSettings('/no/such/.env')
    expect(() => refuseUnusedBackupDir(read)).toThrow(UserError)
    expect(() => refuseUnusedBackupDir(read)).toThrow(
      /^BACKUP_DIR is set, but .+ no backup would be made\. .+\.$/,
    )
  },
)
