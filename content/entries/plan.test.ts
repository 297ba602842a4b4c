import { type CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { purchase } from '../testing/fixtures.ts'
import { createEntry } from './create.ts'
import { listEntries } from './list.ts'
import { readHistory } from './read.ts'
import { approve, submitForReview } from './review.ts'
import { saveRevision } from './save.ts'

const [sqlite] = databases.filter(({ name }) => name === 'SQLite')
if (!sqlite) throw new Error('SQLite is not among the databases')
const fresh = useContent(sqlite.make)

/** The queries that are made while `work` runs. */
async function queriesOf(content: Content, work: (content: Content) => Promise<unknown>) {
  const nodes: RootOperationNode[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const noted = content.write.withPlugin(plugin)
  await work({ ...content, read: noted, write: noted })
  const executor = content.write.getExecutor()
  return nodes.map((node): CompiledQuery => executor.compileQuery(node, createQueryId()))
}

/** Of the plans of these queries the lines about revisions, but for those that read one whole. */
async function plansOfRevisions({ write }: Content, queries: readonly CompiledQuery[]): Promise<string[]> {
  const plans: string[] = []
  for (const query of queries.filter(({ sql }) => /^select (?!\*).*"revision"/s.test(sql))) {
    const text = query.sql.replaceAll('?', "'x'")
    const lines = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(write)
    plans.push(
      ...lines.rows.map(({ detail }) => detail).filter((line) => /^(?:SEARCH|SCAN) .*revision/.test(line)),
    )
  }
  return plans
}

/** By its whole key one revision is read, not all of an entry. */
const readsOne = (plan: string) => plan.endsWith('(entry_id=? AND no=?)')

test('no revision is read whole for what is beside its document: a history may have thousands of long ones', async () => {
  const content = await fresh()
  const { id } = await createEntry(content, 'a', { kind: 'purchase', document: purchase() })
  const works: ((content: Content) => Promise<unknown>)[] = [
    (content) => readHistory(content, id),
    (content) => listEntries(content, { kind: 'purchase', state: { is: 'outOfDate' } }),
    (content) => saveRevision(content, 'a', { entry: id, basedOn: 1, document: purchase({ title: '二' }) }),
    (content) => submitForReview(content, 'a', { entry: id, language: 'zh' }),
    (content) => approve(content, 'b', { entry: id, language: 'zh' }),
  ]
  const plans: string[] = []
  for (const work of works) plans.push(...(await plansOfRevisions(content, await queriesOf(content, work))))
  const isCovered = (plan: string) => plan.includes('COVERING INDEX revision_listed')
  expect(plans.filter(isCovered).length).toBeGreaterThanOrEqual(3)
  expect(plans.filter((plan) => !isCovered(plan) && !readsOne(plan))).toEqual([])
})
