import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { verifyChains } from '../chain.ts'
import { createEntry } from '../entries/create.ts'
import { listEntries } from '../entries/list.ts'
import { NewerSchemaError, UnknownOutcomeError } from '../errors.ts'
import { claim } from '../media/upload-queue.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { news, put } from '../testing/fixtures.ts'
import { readAnchors } from './anchor.ts'

const add = (content: Content) => createEntry(content, 'a', { kind: 'news', document: news() })
const count = async (content: Content) => (await listEntries(content, { kind: 'news' })).total

describe.each(databases)('a change on $name', ({ make }) => {
  const fresh = useContent(make)

  test('is a success when its anchor cannot be written; the anchor follows as soon as it can', async () => {
    const content = await fresh()
    const file = join(content.dataDir, 'anchor.jsonl')
    // Stands for a full disk: nothing can be written under this name.
    await mkdir(file)
    await add(content)
    await content.anchors.flush()
    expect([await count(content), content.anchors.failure()]).toEqual([1, expect.any(Error)])
    await rmdir(file)
    // What a full disk left of another line.
    await writeFile(file, '{"no":1,"ha')
    await expect
      .poll(async () => (await Array.fromAsync(readAnchors(content.dataDir))).flat())
      .toHaveLength(1)
    await expect.poll(() => content.anchors.failure()).toBeUndefined()
    expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3)
    expect((await verifyChains(content)).breaks).toEqual([])
  })

  test('is a success when a listener fails', async () => {
    const content = await fresh()
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    content.afterCommit.add(() => {
      throw new Error('no cache')
    })
    await put(content, 'news', news())
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
    expect(await count(content)).toBe(1)
  })

  test('is told to caches where it changes what is public, and not as a draft or the search for waiting uploads', async () => {
    const content = await fresh()
    const told = vi.fn()
    content.afterCommit.add(told)
    await add(content)
    await claim(content)
    expect(told).not.toHaveBeenCalled()
    await put(content, 'news', news())
    expect(told).toHaveBeenCalledOnce()
  })

  test('whose commit is not answered says that it may have been done', async () => {
    const content = await fresh()
    const begin = content.write.transaction.bind(content.write)
    const broken = new Error('Connection terminated unexpectedly')
    const losing = (afterwards: boolean) => () => {
      const transaction = begin()
      const execute = transaction.execute.bind(transaction)
      return Object.assign(transaction, {
        execute: async (step: Parameters<typeof execute>[0]) => {
          if (afterwards) await execute(step)
          throw broken
        },
      })
    }
    content.write.transaction = losing(true)
    await expect(add(content)).rejects.toThrow(UnknownOutcomeError)
    content.write.transaction = losing(false)
    await expect(add(content)).rejects.toBe(broken)
    expect(await count(content)).toBe(1)
  })

  test('is refused once a newer program has migrated the database; reading continues', async () => {
    const content = await fresh()
    await add(content)
    await sql`insert into schema_version values (99, '')`.execute(content.write)
    await sql`alter table entry add column later text`.execute(content.write)
    await expect(add(content)).rejects.toThrow(NewerSchemaError)
    expect(await count(content)).toBe(1)
  })
})
