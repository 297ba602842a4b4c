import type { CallName } from '@shanmen/contract/calls.ts'
import type { Call } from '@shanmen/contract/client.ts'
import { detailLists } from '@shanmen/contract/item-pages.ts'

type LanguageId = 1 | 2
type Item = { id: string; title: string }
type Page = { list: Item[]; total: number; pages: number; pageNum: number }
type AnyCall = (name: CallName, input: object) => Promise<Page>
type Paging = { pageNum: number; pageSize: number; keyword?: string; year?: number }

/** A list of the site with the call of its details, narrowed to what one page shows. */
export type Walk = {
  title: string
  detail?: CallName
  page: (call: Call, languageId: LanguageId, paging: Paging) => Promise<Page>
}

/** Every paged list as its page on the site requests it: those of the registry, and the honours, which have no details. */
export const walks: Walk[] = [
  ...detailLists()
    .filter(({ unpaged }) => !unpaged)
    .map(({ list, input, detail }) => walkOf(list, input, detail)),
  walkOf('enterpriseHonorList'),
]

function walkOf(list: CallName, input: object = {}, detail?: CallName): Walk {
  return {
    title: [list, ...Object.values(input)].join(' '),
    ...(detail && { detail }),
    // Which call it is is known at run time only; the registry has been checked against its schema.
    page: (call, languageId, paging) => (call as AnyCall)(list, { ...input, languageId, ...paging }),
  }
}

/** All items of a list, page by page. */
export async function itemsOf(
  call: Call,
  walk: Walk,
  languageId: LanguageId,
  pageSize = 50,
): Promise<Item[]> {
  const items: Item[] = []
  for (let pageNum = 1; ; pageNum++) {
    const page = await walk.page(call, languageId, { pageNum, pageSize })
    items.push(...page.list)
    if (pageNum >= page.pages) return items
  }
}
