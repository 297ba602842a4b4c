import { describe, expect, test } from 'vitest'
import { verifyChains } from './chain.ts'
import { readAnchors } from './database/anchor.ts'
import { together } from './database/change.ts'
import { saveRevision } from './entries/save.ts'
import type { Content } from './open.ts'
import { databases, useContent } from './testing/databases.ts'
import { news, put } from './testing/fixtures.ts'
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
    const anchors = await readAnchors(content.dataDir)
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
  ])('%s is noticed', async (_, statement) => {
    const content = await fresh()
    await entries(content)
    await content.anchors.flush()
    await tamper(content, [statement])
    expect((await verifyChains(content)).breaks).not.toEqual([])
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
    ])
    const { breaks, lines } = await verifyChains(content)
    // Of changes in quick succession the newest is anchored.
    expect(breaks).toContainEqual({ where: `audit ${lines + 5}`, what: 'missing' })
  })

  test('a transaction of many steps is stored whole and anchored once, or not at all', async () => {
    const content = await fresh()
    const failing = together(content, async (inner) => {
      await put(inner, 'news', news())
      throw new Error('the last one was wrong')
    })
    await expect(failing).rejects.toThrow('the last one was wrong')
    expect(await content.isEmpty()).toBe(true)
    expect(await readAnchors(content.dataDir)).toEqual([])
    await together(content, async (inner) => {
      await put(inner, 'news', news())
      await put(inner, 'news', news())
    })
    expect((await verifyChains(content)).breaks).toEqual([])
    await content.anchors.flush()
    expect(await readAnchors(content.dataDir)).toHaveLength(1)
  })
})
