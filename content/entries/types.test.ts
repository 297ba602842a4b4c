import { describe, expect, test } from 'vitest'
import { readChecks } from '../checks/read-checks.ts'
import type { AnyDocument } from '../documents/document.ts'
import { ForbiddenError, ValidationError } from '../errors.ts'
import { kinds } from '../kinds.ts'
import type { Content } from '../open.ts'
import { databases, useContent } from '../testing/databases.ts'
import { purchase, put } from '../testing/fixtures.ts'
import { createEntry } from './create.ts'
import { unpublish } from './publish.ts'
import { saveRevision } from './save.ts'
import { moveToTrash } from './trash.ts'

const type = (code: string, of = 'purchase'): AnyDocument => ({
  shared: { of, code },
  zh: { name: '货物' },
  en: { name: 'Goods' },
})
const create = (content: Content, document: AnyDocument) =>
  createEntry(content, 'a', { kind: 'type', document })
const notice = (category: string) => {
  const { shared, ...words } = purchase()
  return { ...words, shared: { ...shared, category } }
}

test('a type belongs to a kind whose entries have one', () => {
  expect(kinds.type.shared.of.of.toSorted()).toEqual([
    'course',
    'industry',
    'job',
    'purchase',
    'rent',
    'scenic',
    'training',
  ])
})

describe.each(databases)('types on $name', ({ make }) => {
  const fresh = useContent(make)

  test('keep their kind and code while entries have them, in a draft or in public', async () => {
    const content = await fresh()
    const { id } = await create(content, type('goods'))
    const change = (document: AnyDocument, basedOn = 1) =>
      saveRevision(content, 'a', { entry: id, basedOn, document })
    const { id: entry } = await put(content, 'purchase', notice('goods'), { languages: ['zh'] })
    const paths = [
      ['shared', 'code'],
      ['shared', 'of'],
      ['shared', 'code'],
    ]
    for (const [index, document] of [type('wares'), type('goods', 'rent'), type('')].entries()) {
      if (document.shared.code === '') delete document.shared.code
      await expect(change(document)).rejects.toMatchObject({
        issues: [{ code: 'usedType', path: paths[index] }],
      })
    }
    await expect(moveToTrash(content, 'a', id)).rejects.toBeInstanceOf(ForbiddenError)
    expect((await change({ ...type('goods'), zh: { name: '物资' } })).no).toBe(2)

    // The newest draft has another type, what is public still this one.
    await saveRevision(content, 'a', { entry, basedOn: 1, document: notice('works') })
    await expect(change(type('wares'), 2)).rejects.toBeInstanceOf(ValidationError)
    await unpublish(content, 'a', { entry, language: 'zh' })
    expect((await change(type('wares'), 2)).no).toBe(3)
    await moveToTrash(content, 'a', id)
  })

  test('a code that holds what a pattern would is taken literally', async () => {
    const content = await fresh()
    const { id } = await create(content, type('a_c'))
    await createEntry(content, 'a', { kind: 'purchase', document: notice('abc') })
    // A value beside the type is not its type.
    const { zh, ...rest } = notice('other')
    await createEntry(content, 'a', { kind: 'purchase', document: { ...rest, zh: { ...zh, unit: 'a_c' } } })
    await saveRevision(content, 'a', { entry: id, basedOn: 1, document: type('a-c') })
  })

  test('one of two with the same kind and code may change, and until then neither is published', async () => {
    const content = await fresh()
    const { id } = await create(content, type('goods'))
    const { id: second } = await create(content, type('goods'))
    await create(content, type('goods', 'rent'))
    await createEntry(content, 'a', { kind: 'purchase', document: notice('goods') })
    const codes = async (entry: string) =>
      (
        await readChecks(content, {
          entry,
          language: 'zh',
          site: 'https://a.example',
          targetOf: () => 'page',
        })
      ).map(({ level, code, path }) => `${level} ${code} ${path.join('.')}`)
    expect(await codes(id)).toEqual(['error sameType shared.code'])
    expect(await codes(second)).toEqual(['error sameType shared.code'])
    await saveRevision(content, 'a', { entry: second, basedOn: 1, document: type('Wares') })
    expect(await codes(id)).toEqual([])
    expect(await codes(second)).toEqual(['error codeForm shared.code'])
    // As it was used before there was a form.
    await createEntry(content, 'a', { kind: 'purchase', document: notice('Wares') })
    expect(await codes(second)).toEqual([])
  })
})
