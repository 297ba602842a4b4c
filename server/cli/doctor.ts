import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requireContent } from '@shanmen/content/database/require-content.ts'
import { MediaStoreError } from '@shanmen/content/errors.ts'
import { type Checked, checkContent } from '@shanmen/content/integrity/check.ts'
import { type Finding, meanings } from '@shanmen/content/integrity/finding.ts'
import { repairContent } from '@shanmen/content/integrity/repair.ts'
import { recordRestore } from '@shanmen/content/integrity/restored.ts'
import { findMismatch, markStore } from '@shanmen/content/media/installation.ts'
import { type Content, openContent, openReadOnly, type Where } from '@shanmen/content/open.ts'
import { restoreMedia } from '@shanmen/sample/loading/restore-media.ts'
import { findChangedAccounts } from '@shanmen/studio/people/copies.ts'
import { checkRecordedSecret, forgetRecordedSecret } from '@shanmen/studio/people/recorded-key.ts'
import { readSettings } from '../config/env.ts'
import { whereOf } from '../config/where.ts'
import { UserError } from '../user-error.ts'
import { print, runCommand } from './run-command.ts'

/** Recorded as the author in the audit log. */
const who = 'doctor'

const usage =
  'Usage: npm run doctor                  checks everything that is stored, and changes nothing\n' +
  '       npm run doctor -- --repair      rebuilds everything derived\n' +
  '       npm run doctor -- --restored    records that a backup was put back\n' +
  '       npm run doctor -- --adopt-media records that MEDIA_URL or DATA_DIR is where the media of this database are now\n' +
  '       npm run doctor -- --new-key     lets the studio begin with another studio.key, the old one being lost'

await runCommand(async () => {
  const { repair, restored, 'adopt-media': adopt, 'new-key': newKey } = readArguments()
  const settings = readSettings()
  const where = whereOf(settings)
  if (newKey) return beginKey(where)
  if (repair || restored || adopt) {
    await requireContent(where)
    const content = await openContent({ ...where, withoutTimeout: true })
    try {
      if (adopt) await adoptMedia(content)
      if (restored) {
        const no = await recordRestore(content, who, userInfo().username, settings.BACKUP_DIR)
        print(`Recorded: the content was restored up to line ${no} of the audit log.`)
      }
      if (repair) {
        const onWait = () =>
          print('The repair waits for another program that uses the database, such as a backup.')
        const restore = (ids: ReadonlySet<string>) => restoreMedia(content, ids)
        const { entries, media, files, texts, failed } = await repairContent(content, who, restore, onWait)
        print(
          `Made again: search, ${entries} entries, files of ${files} media, texts of ${texts} PDFs; recorded ${media} media.`,
        )
        for (const line of failed) print(`Not repaired: ${line}`)
      }
      process.exitCode = show(await checkContent(content)) ? 1 : 0
    } finally {
      await content.close()
    }
    return
  }
  const { findings, mismatch } = await check(where)
  const readable = findings.every(({ code }) => code !== 'accounts')
  const problems = [mismatch]
  if (readable) problems.push(await findKeyProblem(where))
  if (readable && !where.databaseUrl) problems.push(await findChangedAccounts(where.dataDir))
  process.exitCode = show(findings, problems) ? 1 : 0
})

function readArguments() {
  const options = {
    repair: { type: 'boolean' },
    restored: { type: 'boolean' },
    'adopt-media': { type: 'boolean' },
    'new-key': { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options }).values
  } catch {
    throw new UserError(usage)
  }
}

async function adoptMedia(content: Content): Promise<void> {
  const { place } = content.media
  if (!(await markStore(content)))
    throw new UserError(`${place} holds the media of another installation: nothing was changed.`)
  print(`Recorded: the pictures and files of this database are in ${place}.`)
}

async function beginKey(where: Where): Promise<void> {
  await forgetRecordedSecret(where)
  print(
    'Recorded: the next studio that starts decides which studio.key is right. Everyone sets up the second factor again.',
  )
}

/** A file that cannot even be opened is checked too. `mismatch`: why the store of media is not the one of this database. */
async function check(where: Where): Promise<{ findings: Finding[]; mismatch?: string | undefined }> {
  if (!where.databaseUrl) {
    const quick = await checkContent({ dialect: 'sqlite', dataDir: where.dataDir } as Checked, {
      quick: true,
    })
    if (quick.some(({ code }) => code === 'structure' || code === 'missing')) return { findings: quick }
  }
  const content = await openReadOnly(where)
  try {
    let findings: Finding[] = []
    const progress = (found: Finding[]) => {
      findings = found
    }
    const mismatch = await checkContent(content, { progress }).then(
      (found) => {
        findings = found
        return findMismatch(content).catch(messageOf)
      },
      (error: unknown) => {
        if (error instanceof MediaStoreError) return error.message
        throw error
      },
    )
    return { findings, mismatch }
  } finally {
    await content.close()
  }
}

/** With another key no one who has a second factor can sign in. A node without a studio has none. */
async function findKeyProblem(where: Where): Promise<string | undefined> {
  if (where.databaseUrl && !existsSync(join(where.dataDir, 'studio.key'))) return undefined
  return await checkRecordedSecret(where).then(() => undefined, messageOf)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Prints what was found and what to do. True when anything was. */
function show(findings: readonly Finding[], others: readonly (string | undefined)[] = []): boolean {
  const problems = others.filter((problem) => problem !== undefined)
  if (findings.length === 0 && problems.length === 0) print('Everything that is stored is as it was written.')
  for (const problem of problems) print(problem)
  for (const { code, count, where } of findings) {
    print(`${meanings[code].text.en} (${code}, ${count} found)`)
    for (const place of where) print(`  ${place}`)
    if (count > where.length) print('  …')
  }
  return findings.length > 0 || problems.length > 0
}
