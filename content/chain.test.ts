import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { verifyChains } from './chain.ts'
import { copyAnchor, createAnchors, readAnchors, readSharedAnchors } from './database/anchor.ts'
import { change, inTransaction } from './database/change.ts'
import { addAuditLine } from './entries/audit.ts'
import { createEntry } from './entries/create.ts'
import { publish } from './entries/publish.ts'
import { approve, returnForChanges, submitForReview } from './entries/review.ts'
import { saveRevision } from './entries/save.ts'
import { hashMedium, hashRevision } from './hashes.ts'
import { recordRestore } from './integrity/restored.ts'
import { describeMedium } from './media/describe.ts'
import { removeMedia } from './media/remove.ts'
import type { Content } from './open.ts'
import { databases, useContent } from './testing/databases.ts'
import { news, purchase, put } from './testing/fixtures.ts'
import { addPicture } from './testing/picture.ts'
import { tamper } from './testing/tamper.ts'

const entries = async (content: Content) => {
  const { id } = await put(content, 'news', news({ zh: '一', en: 'One' }))
  await saveRevision(content, 'a', { entry: id, basedOn: 1, document: news({ zh: '二' }) })
  await put(content, 'news', news({ zh: '三' }))
  return id
}

describe.each(databases)('hash chains on $name', ({ make }) => {
  const fresh = useContent(make)

  test('an untouched history is whole, and its head is anchored at each change', async () => {
    const content = await fresh()
    await entries(content)
    const { breaks, revisions, lines } = await verifyChains(content)
    expect(breaks).toEqual([])
    expect(revisions).toBe(3)
    await content.anchors.flush()
    const anchors = (await Array.fromAsync(readAnchors(content.dataDir))).flat()
    expect(anchors.at(-1)?.no).toBe(lines)
  })

  test.each([
    ['a changed document', `update revision set document = replace(document, '一', '乙') where no = 1`],
    ['a changed author', `update revision set author = 'b' where no = 2`],
    ['a revision cut off at the end', `delete from revision where no = 2`],
    ['a changed audit line', `update audit set who = 'b' where no = 2`],
    ['an audit line taken out', `delete from audit where no = 3`],
    ['audit lines cut off at the end', `delete from audit where no > 5`],
    ['the newest line cut off, of whatever', `delete from audit where no = (select max(no) from audit)`],
    ['the newest anchor cut off', `delete from anchor where no = (select max(no) from anchor)`],
    ['a changed anchor', `update anchor set hash = 'b' where no = (select min(no) from anchor)`],
  ])('%s is noticed', async (_, statement) => {
    const content = await fresh()
    await entries(content)
    await content.anchors.flush()
    await tamper(content, [statement])
    expect((await verifyChains(content)).breaks).not.toEqual([])
  })

  test.each([
    ['an approval of another person', `update approval set by_whom = 'c'`],
    [
      'an approval that was not given',
      `insert into approval select entry_id, language, no, 'c', at from approval`,
    ],
    ['an approval that is gone', 'delete from approval'],
    ['an approval given twice', 'insert into approval select * from approval'],
    ['an approval of no entry', `update approval set entry_id = 'zzz'`],
    ['an earlier first publication', `update publishing set visible_from = '2001-01-01T00:00:00.000Z'`],
    ['a return that no longer takes its approval back', 'update withdrawal set approvals = 0'],
    ['a publication by another person', `update publishing set by_whom = 'c'`],
    ['a publication that is gone', 'delete from publishing'],
    ['a return that is gone', 'delete from withdrawal'],
  ])('%s is noticed', async (_, statement) => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'purchase', document: purchase() })
    const step = { entry: id, language: 'zh' } as const
    await submitForReview(content, 'a', step)
    await approve(content, 'b', step)
    await returnForChanges(content, 'b', { ...step, note: 'x' })
    await submitForReview(content, 'a', step)
    await approve(content, 'b', step)
    await publish(content, 'b', step)
    expect((await verifyChains(content)).breaks).toEqual([])
    await tamper(content, [statement])
    expect((await verifyChains(content)).breaks).not.toEqual([])
  })

  test('what is decided while the history is read is no break', async () => {
    const content = await fresh()
    const id = await entries(content)
    const line = {
      at: new Date().toISOString(),
      who: 'a',
      action: 'exportAudit',
      target: '',
      detail: {},
    } as const
    // More than are read in one step.
    await change(content, async (change) => {
      for (let i = 0; i < 250; i++) await addAuditLine(change, line)
    })
    let steps = 0
    const step = { entry: id, language: 'zh' } as const
    const { breaks } = await verifyChains(content, async () => {
      steps++
      await submitForReview(content, 'a', step)
      await approve(content, 'b', step)
      await publish(content, 'b', step)
    })
    expect({ breaks, steps }).toEqual({ breaks: [], steps: 1 })
    expect((await verifyChains(content)).breaks).toEqual([])
  })

  test('what is saved and described while the history is read is no break', async () => {
    const content = await fresh()
    const id = await entries(content)
    // More than are read in one step.
    for (const no of [2, 3, 4])
      await saveRevision(content, 'a', { entry: id, basedOn: no, document: news({ zh: `第 ${no} 次` }) })
    const described = await addPicture(content)
    const removed = await addPicture(content, 'red')
    let steps = 0
    const { breaks } = await verifyChains(content, async () => {
      if (steps++ > 0) return
      await saveRevision(content, 'a', { entry: id, basedOn: 5, document: news({ zh: '另一' }) })
      await describeMedium(content, 'a', { id: described, alt: { zh: '新的说明' } })
      await removeMedia(content, 'a', [removed])
      await addPicture(content, 'blue')
    })
    expect({ breaks, isMeanwhile: steps > 0 }).toEqual({ breaks: [], isMeanwhile: true })
    expect((await verifyChains(content)).breaks).toEqual([])
  })

  test('a revision and a picture that were added without a line are noticed, whatever their hashes', async () => {
    const content = await fresh()
    const id = await entries(content)
    const picture = await addPicture(content)
    const { write } = content
    const last = await write
      .selectFrom('revision')
      .selectAll()
      .where('entry_id', '=', id)
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const forged = { ...last, no: last.no + 1, author: 'b', previous_hash: last.hash }
    await write
      .insertInto('revision')
      .values({ ...forged, hash: hashRevision(forged) })
      .execute()
    const medium = await write
      .selectFrom('media')
      .selectAll()
      .where('id', '=', picture)
      .executeTakeFirstOrThrow()
    const other = { ...medium, id: 'forged', sha256: 'forged' }
    await write
      .insertInto('media')
      .values({ ...other, hash: hashMedium(other) })
      .execute()
    expect((await verifyChains(content)).breaks).toEqual([
      { where: `line of revision ${id}/3`, what: 'missing' },
      { where: 'line of media forged', what: 'missing' },
    ])
  })

  test('others are served between a few revisions, each of which may be long', async () => {
    const content = await fresh()
    const { id } = await createEntry(content, 'a', { kind: 'news', document: news({ zh: '1' }) })
    for (let no = 1; no < 40; no++)
      await saveRevision(content, 'a', { entry: id, basedOn: no, document: news({ zh: `${no + 1}` }) })
    let pauses = 0
    await verifyChains(content, async () => void pauses++)
    expect(pauses).toBeGreaterThanOrEqual(9)
    let turns = 0
    let isOver = false
    const turn = () => {
      turns++
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await verifyChains(content)
    isOver = true
    expect(turns).toBeGreaterThanOrEqual(9)
  })

  test('cutting off the newest of everything alike is noticed by the anchors outside the database', async () => {
    const content = await fresh()
    await entries(content)
    await content.anchors.flush()
    const newest = `(select max(n) from entry)`
    const of = `entry_id in (select id from entry where n = ${newest})`
    await tamper(content, [
      ...['publication', 'publishing', 'approval', 'review', 'revision'].map(
        (table) => `delete from ${table} where ${of}`,
      ),
      `delete from audit where target in (select id from entry where n = ${newest})`,
      `delete from entry where n = ${newest}`,
      // In the same database, and so cut as easily.
      'delete from anchor where no not in (select no from audit)',
    ])
    const { breaks, lines } = await verifyChains(content)
    // Of changes in quick succession the newest is anchored.
    expect(breaks).toContainEqual({ where: `audit ${lines + 5}`, what: 'missing' })
  })

  test('a transaction of many steps is stored whole and anchored once, or not at all', async () => {
    const content = await fresh()
    const failing = inTransaction(content, async (inner) => {
      await put(inner, 'news', news())
      throw new Error('the last one was wrong')
    })
    await expect(failing).rejects.toThrow('the last one was wrong')
    expect(await content.isEmpty()).toBe(true)
    expect((await Array.fromAsync(readAnchors(content.dataDir))).flat()).toEqual([])
    await inTransaction(content, async (inner) => {
      await put(inner, 'news', news())
      await put(inner, 'news', news())
    })
    expect((await verifyChains(content)).breaks).toEqual([])
    await content.anchors.flush()
    const copies = (await Array.fromAsync(readAnchors(content.dataDir))).flat()
    expect(copies).toHaveLength(1)
    expect((await Array.fromAsync(readSharedAnchors(content.read))).flat()).toEqual(copies)
  })

  test('a node with an empty folder verifies by the anchors in the database, and holds a copy from then on', async () => {
    const content = await fresh()
    await entries(content)
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-node-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const node = { ...content, dataDir, anchors: createAnchors(dataDir) }
    const cut = (table: string) => tamper(content, [`delete from ${table} where no > 5`])
    expect((await verifyChains(node)).breaks).toEqual([])
    await copyAnchor(node)
    await copyAnchor(node)
    expect((await Array.fromAsync(readAnchors(dataDir))).flat()).toEqual(
      (await Array.fromAsync(readSharedAnchors(content.read))).flat().slice(-1),
    )
    await cut('audit')
    const { breaks, lines } = await verifyChains({ ...node, dataDir: join(dataDir, 'none') })
    expect([lines, breaks.length > 0]).toEqual([5, true])
    await cut('anchor')
    const missing = {
      where: `audit ${((await Array.fromAsync(readAnchors(dataDir))).flat())[0]?.no}`,
      what: 'missing',
    }
    expect((await verifyChains(node)).breaks).toContainEqual(missing)
    // What was cut is not forgotten for what is left.
    await copyAnchor(node)
    expect((await Array.fromAsync(readAnchors(dataDir))).flat()).toHaveLength(1)
  })

  test("another installation's database leaves the anchors of a folder as they are", async () => {
    const other = await fresh()
    await put(other, 'news', news({ zh: '一' }))
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-node-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    await copyAnchor({ ...other, dataDir, anchors: createAnchors(dataDir) })
    const anchors = (await Array.fromAsync(readAnchors(dataDir))).flat()
    expect(anchors).toHaveLength(1)
    const content = await fresh()
    await entries(content)
    await copyAnchor({ ...content, dataDir, anchors: createAnchors(dataDir) })
    expect((await Array.fromAsync(readAnchors(dataDir))).flat()).toEqual(anchors)
  })

  test('of a long history some rows are read at a time', async () => {
    const content = await fresh()
    await entries(content)
    const at = new Date().toISOString()
    const rows = Array.from({ length: 1200 }, (_, index) => ({ no: 1000 + index, hash: String(index), at }))
    await content.write.insertInto('anchor').values(rows).execute()
    let most = 0
    const read = content.write.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        most = Math.max(most, result.rows.length)
        return result
      },
    })
    const { breaks } = await verifyChains({ ...content, read })
    expect(breaks).toContainEqual({ where: 'audit 2199', what: 'missing' })
    expect(most).toBeLessThanOrEqual(500)
  })

  test('after the database was brought back to an earlier moment each node records it for itself, and an empty one need not', async () => {
    const content = await fresh()
    await entries(content)
    const nodes = await Promise.all(
      ['first', 'second', 'new'].map(async (name) => {
        const dataDir = await mkdtemp(join(tmpdir(), `shanmen-${name}-`))
        onTestFinished(() => rm(dataDir, { recursive: true }))
        return { ...content, dataDir, anchors: createAnchors(dataDir) }
      }),
    )
    const [first, second] = nodes
    if (!first || !second) throw new Error('two nodes are missing')
    const states = () =>
      Promise.all(nodes.map(async (node) => (await verifyChains(node)).breaks.length === 0))
    const at = new Date().toISOString()
    await change(content, (change) =>
      addAuditLine(change, { at, who: 'a', action: 'restoreBackup', target: '', detail: {} }),
    )
    await copyAnchor(first)
    await copyAnchor(second)
    const cut = (table: string) => `delete from ${table} where no = (select max(no) from audit)`
    await tamper(content, [cut('anchor'), cut('audit')])
    expect(await states()).toEqual([false, false, true])
    await recordRestore(first, 'doctor', 'root')
    expect(await states()).toEqual([true, false, true])
    await recordRestore(second, 'doctor', 'root')
    expect(await states()).toEqual([true, true, true])
    await entries(content)
    for (const node of nodes) await copyAnchor(node)
    expect(await states()).toEqual([true, true, true])
  })
})
