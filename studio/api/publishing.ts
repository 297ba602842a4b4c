import type { Check } from '@shanmen/content/checks/check.ts'
import { readChecks } from '@shanmen/content/checks/read-checks.ts'
import { publish, unpublish } from '@shanmen/content/entries/publish.ts'
import { approve, returnForChanges, submitForReview } from '@shanmen/content/entries/review.ts'
import { ValidationError } from '@shanmen/content/errors.ts'
import type { Language } from '@shanmen/contract/languages.ts'
import { type Context, type Handlers, until } from './handler.ts'
import { targetOf } from './link-target.ts'

type Calls = 'checks' | 'submit' | 'approve' | 'returnEntry' | 'publish' | 'unpublish'
type Step = { id: string; language: Language; revision?: number | undefined }

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
      await requireChecked(context, step)
      const { id: entry, language, revision, note } = step
      return submitForReview(context.content, context.me.id, { entry, language, revision, note })
    },

    approve: ({ id: entry, language, revision, note }, { content, me }) =>
      approve(content, me.id, { entry, language, revision, note }),

    returnEntry: ({ id: entry, language, revision, note }, { content, me }) =>
      returnForChanges(content, me.id, { entry, language, revision, note }),

    async publish(step, context) {
      await requireChecked(context, step)
      const { id: entry, language, revision, ...window } = step
      const { no, visibleFrom, visibleUntil } = await publish(context.content, context.me.id, {
        entry,
        language,
        revision,
        ...window,
      })
      return { no, from: visibleFrom, until: until(visibleUntil) }
    },

    async unpublish({ id: entry, language, note }, { content, me }) {
      await unpublish(content, me.id, { entry, language, note })
      return { unpublished: true }
    },
  }
}
