import type { Check } from '@shanmen/content/checks/check.ts'
import { readChecks } from '@shanmen/content/checks/read-checks.ts'
import { readLinking } from '@shanmen/content/checks/read-linking.ts'
import { columnsOf } from '@shanmen/content/documents/columns.ts'
import { kindOf, titleOf } from '@shanmen/content/documents/document.ts'
import { findEntry } from '@shanmen/content/entries/find.ts'
import { publish, unpublish } from '@shanmen/content/entries/publish.ts'
import { readEntry } from '@shanmen/content/entries/read.ts'
import {
  approve,
  returnForChanges,
  submitForReview,
  withdrawSubmission,
} from '@shanmen/content/entries/review.ts'
import { ConflictError, ValidationError } from '@shanmen/content/errors.ts'
import type { KindName } from '@shanmen/content/kinds.ts'
import { addresses, pageNames, pages } from '@shanmen/contract/addresses.ts'
import { hasOwnPage, pagesOfEntry } from '@shanmen/contract/item-pages.ts'
import { eachLanguage, type InterfaceText, type Language, pathIn } from '@shanmen/contract/languages.ts'
import { type Context, type Handlers, until } from './handler.ts'
import { requireToPublish } from './limits.ts'
import { targetOf } from './link-target.ts'
import { kindsWith } from './overview.ts'

type Calls =
  | 'checks'
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'returnEntry'
  | 'publish'
  | 'unpublish'
  | 'affectedList'
type Step = { id: string; language: Language; revision?: number | undefined }

/** Kinds whose first entries the home page shows as well (`site/app/pages/home/load-home.ts`). */
const onHome: readonly KindName[] = [
  'news',
  'scenic',
  'industry',
  'welfareProject',
  'profile',
  'purchase',
  'rent',
  'report',
]

/** From a draft to the public and back, one language at a time. `site` is the public site's own address. */
export function createPublishingHandlers(site: string): Handlers<Calls> {
  const check = ({ content }: Context, { id, language, revision }: Step): Promise<Check[]> =>
    readChecks(content, { entry: id, language, revision, site, targetOf })

  /** Throws ValidationError with everything that prevents publishing. */
  async function requireChecked(context: Context, step: Step): Promise<void> {
    const errors = (await check(context, step)).filter(({ level }) => level === 'error')
    if (errors.length > 0) throw new ValidationError(errors)
  }

  return {
    checks: async (input, context) => ({ rows: await check(context, input) }),

    async submit(step, context) {
      const { entry } = await findEntry(context.content.read, step.id)
      const newest = Number(entry.newest)
      // Overviews show, and the lock is of, what waits of the newest revision.
      if (step.revision !== undefined && step.revision !== newest) throw new ConflictError(newest)
      await requireChecked(context, step)
      const { id, language, revision, note } = step
      return submitForReview(context.content, context.me.id, { entry: id, language, revision, note })
    },

    withdraw: ({ id: entry, language }, { content, me }) =>
      withdrawSubmission(content, me.id, { entry, language }),

    approve: ({ id: entry, ...read }, { content, me }) => approve(content, me.id, { entry, ...read }),

    returnEntry: ({ id: entry, language, revision, note }, { content, me }) =>
      returnForChanges(content, me.id, { entry, language, revision, note }),

    async publish(step, context) {
      await requireChecked(context, step)
      const { id: entry, language, revision, ...window } = step
      const { no, visibleFrom, visibleUntil, isLater } = await publish(context.content, context.me.id, {
        entry,
        language,
        revision,
        ...window,
        allow: requireToPublish(context.me, language),
      })
      return { no, from: visibleFrom, until: until(visibleUntil), isLater }
    },

    async unpublish({ id: entry, language, note }, { content, me }) {
      await unpublish(content, me.id, { entry, language, note })
      return { unpublished: true }
    },

    async affectedList({ id, language }, { content, me }) {
      const { kind, slug, document, [language]: own } = await readEntry(content, id)
      // The page of what is public: the draft may have another address.
      const type = own.publications[0]?.type ?? columnsOf(kindOf(kind), document, language).type
      const paths = pagesOfEntry({ kind, slug, type })
      const [page] = paths
      if (onHome.includes(kind)) paths.push(addresses.home)
      const titles = new Map<string, InterfaceText>(pageNames.map((name) => [pages[name].path, pages[name]]))
      // What every page needs is never taken down, and the settings of the search have no page: every text would be read for them.
      const vanishes = (hasOwnPage(kind) || kindOf(kind).single) && !kindOf(kind).permanent
      const links = vanishes && page ? await readLinking(content, { path: page, language, site }) : []
      const readable = kindsWith(me, 'read')
      return {
        pages: paths.map((path) => {
          const { zh, en } = titles.get(path) ?? eachLanguage((each) => titleOf(kindOf(kind), document, each))
          return { url: site + pathIn(language, path), title: { zh, en } }
        }),
        links: links
          .filter((row) => row.id !== id)
          .map((row) => (readable.includes(row.kind) ? row : { ...row, title: kindOf(row.kind).label })),
      }
    },
  }
}
