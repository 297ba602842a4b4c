import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import { parseDocument } from '@shanmen/content/documents/document.ts'
import { createEntry } from '@shanmen/content/entries/create.ts'
import { publish, unpublish } from '@shanmen/content/entries/publish.ts'
import { approve, submitForReview } from '@shanmen/content/entries/review.ts'
import { saveRevision } from '@shanmen/content/entries/save.ts'
import { type KindName, kindNames, kinds } from '@shanmen/content/kinds.ts'
import { callNames } from '@shanmen/contract/calls.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { descriptions } from '@shanmen/contract/openapi-descriptions.ts'
import { typeModules } from '@shanmen/contract/schemas/college.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serveSample } from './testing/serve.ts'
import { itemsOf, walks } from './testing/walk.ts'

let served: Served
beforeAll(async () => {
  served = await serveSample()
})
afterAll(() => served.close())

const day = 86_400_000
const hence = (days: number) => new Date(Date.now() + days * day).toISOString()
const collections = kindNames.filter((name) => !kinds[name].single)
// The word that a title has, and nothing else in the sample.
const secret = { zh: '密语记号', en: 'Secretmark' }

/** A copy of a sample entry of a kind whose every title and name has the secret word. The sample has no alert. */
async function copyOf(kind: KindName): Promise<AnyDocument> {
  if (kind === 'alert')
    return {
      shared: { level: 'info', until: hence(30) },
      zh: { title: secret.zh },
      en: { title: secret.en },
    }
  const { document } = await served.content.read
    .selectFrom('revision')
    .innerJoin('entry', 'entry.id', 'revision.entry_id')
    .where('entry.kind', '=', kind)
    .where('revision.document', 'like', '%"en":{%')
    .select('revision.document')
    .limit(1)
    .executeTakeFirstOrThrow()
  const copy = parseDocument(document)
  const mark = (language: Language) => {
    const words = copy[language]
    if (words)
      for (const key of ['title', 'name']) if (Object.hasOwn(words, key)) words[key] = secret[language]
  }
  mark('zh')
  mark('en')
  const { date } = kinds[kind].columns
  if (date !== undefined)
    copy.shared[date] =
      kind === 'milestone' || kind === 'honor' || kind === 'report'
        ? '2026-01-01'
        : '2026-01-01T09:00:00+08:00'
  return copy
}

let count = 0
async function add(
  kind: KindName,
  document: AnyDocument,
  languages: Language[],
  window: { from?: string; until?: string } = {},
) {
  const { id, slug } = await createEntry(served.content, 'a', { kind, slug: `secret-${++count}`, document })
  for (const language of languages) {
    await submitForReview(served.content, 'a', { entry: id, language })
    await approve(served.content, 'b', { entry: id, language })
    await publish(served.content, 'b', { entry: id, language, ...window })
  }
  return { id, slug }
}

/** Everything that any call says in a language, as one text. */
async function everything(languageId: 1 | 2, slugs: string[]): Promise<string> {
  const { call } = served
  const answers: unknown[] = []
  for (const name of callNames) {
    if ('id' in descriptions[name].example) {
      for (const id of slugs) answers.push(await call(name, Object({ id, languageId })).catch(() => null))
    } else if (name === 'typeList') {
      for (const module of typeModules) answers.push(await call(name, { languageId, module }))
    } else answers.push(await call(name, Object({ ...descriptions[name].example, languageId, pageSize: 50 })))
  }
  for (const walk of walks) {
    answers.push(await itemsOf(call, walk, languageId))
    const keyword = secret[languageId === 1 ? 'zh' : 'en']
    answers.push(await walk.page(call, languageId, { pageNum: 1, pageSize: 50, keyword }))
  }
  return JSON.stringify(answers)
}

describe('what is not public now is in no answer of any call', () => {
  test('drafts, submitted, approved, future, expired and unpublished entries of every kind', async () => {
    const slugs: string[] = []
    for (const kind of collections) {
      const document = await copyOf(kind)
      slugs.push((await add(kind, document, [])).slug)
      const waiting = await add(kind, document, [])
      await submitForReview(served.content, 'a', { entry: waiting.id, language: 'zh' })
      const approved = await add(kind, document, [])
      await submitForReview(served.content, 'a', { entry: approved.id, language: 'zh' })
      await approve(served.content, 'b', { entry: approved.id, language: 'zh' })
      const future = await add(kind, document, ['zh', 'en'], { from: hence(2) })
      const expired = await add(kind, document, ['zh', 'en'], { from: hence(-3), until: hence(-1) })
      const unpublished = await add(kind, document, ['zh', 'en'])
      await unpublish(served.content, 'b', { entry: unpublished.id, language: 'zh' })
      await unpublish(served.content, 'b', { entry: unpublished.id, language: 'en' })
      slugs.push(...[waiting, approved, future, expired, unpublished].map(({ slug }) => slug))
    }
    for (const languageId of [1, 2] as const) {
      const text = await everything(languageId, slugs)
      expect(text).not.toContain(secret.zh)
      expect(text).not.toContain(secret.en)
      expect(text).not.toMatch(/secret-\d/)
    }
  }, 120_000)

  test('the same entries are seen once their time has come, and only then', async () => {
    const document = await copyOf('news')
    const { slug } = await add('news', document, ['zh'], { from: hence(4), until: hence(6) })
    const seen = async (days: number) => {
      served.setNow(new Date(Date.now() + days * day))
      const answer = await served.call('informationDetail', { id: slug }).catch(() => null)
      served.setNow(null)
      return answer?.title
    }
    expect([await seen(3.9), await seen(4.1), await seen(5.9), await seen(6.1)]).toEqual([
      undefined,
      secret.zh,
      secret.zh,
      undefined,
    ])
  })
})

test('what is published in one language is in no answer of the other', async () => {
  const slugs: string[] = []
  for (const kind of collections) {
    const document = await copyOf(kind)
    slugs.push((await add(kind, document, ['zh'])).slug)
  }
  expect(await everything(1, slugs)).toContain(secret.zh)
  const english = await everything(2, slugs)
  // The Chinese name of a place is shown under its English one; a place without English is not shown at all.
  expect(english).not.toContain(secret.zh)
  expect(english).not.toContain(secret.en)
  for (const slug of slugs) expect(english).not.toContain(`"${slug}"`)
})

test('an edited site name is answered at once', async () => {
  const row = await served.content.read
    .selectFrom('entry')
    .innerJoin('revision', 'revision.entry_id', 'entry.id')
    .where('entry.kind', '=', 'site')
    .select(['entry.id', 'revision.no', 'revision.document'])
    .executeTakeFirstOrThrow()
  const document = parseDocument(row.document)
  if (document.zh) document.zh.name = '新名集团'
  await saveRevision(served.content, 'a', { entry: row.id, basedOn: row.no, document })
  expect((await served.call('menu', { languageId: 1 })).site.name).not.toBe('新名集团')
  await publish(served.content, 'b', { entry: row.id, language: 'zh' })
  expect((await served.call('menu', { languageId: 1 })).site.name).toBe('新名集团')
  expect((await served.call('menu', { languageId: 2 })).site.otherName).toBe('新名集团')
})
