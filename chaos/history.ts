import { randomBytes, randomInt } from 'node:crypto'
import { news } from '@shanmen/content/testing/fixtures.ts'
import type { CallName } from '@shanmen/studio/calls.ts'
import type { Browser } from '@shanmen/studio/testing/browser.ts'
import { expect } from 'vitest'
import { attempt } from './driver.ts'

export const noCounts = (): Counts => ({ acknowledged: 0, unknown: 0, refused: 0, repeated: 0 })

/** What the answers said about one entry. */
type Model = { id: string; no: number; title: string; publishings: number; publicNo: number }
/** A step whose outcome is not known: asked about again with the same key. */
type Step = {
  name: CallName
  input: Record<string, unknown>
  key: string
  apply: (result: object) => void
  isUnknown?: boolean
}

export type Counts = { acknowledged: number; unknown: number; refused: number; repeated: number }

/** An editor with one entry after the other: creates, saves, publishes, takes down. */
export class Editor {
  readonly entries: Model[] = []
  pending: Step | undefined
  readonly #name: string
  readonly #counts: Counts
  #titles = 0
  constructor(name: string, counts: Counts) {
    this.#name = name
    this.#counts = counts
  }

  #next(): Step {
    const key = randomBytes(16).toString('hex')
    const entry = this.entries.at(-1)
    const title = `${this.#name}-${this.#titles++}`
    if (!entry || entry.no > 12)
      return {
        ...{ key, name: 'createEntry', input: { kind: 'news', document: news({ zh: title }) } },
        apply: (result) => {
          const id = 'id' in result ? String(result.id) : ''
          this.entries.push({ id, no: 1, title, publishings: 0, publicNo: 0 })
        },
      }
    const { id, no } = entry
    const dice = randomInt(10)
    if (dice < 6)
      return {
        ...{ key, name: 'saveEntry', input: { id, basedOn: no, document: news({ zh: title }) } },
        apply: () => void Object.assign(entry, { no: no + 1, title }),
      }
    if (dice < 9 || entry.publicNo === 0)
      return {
        ...{ key, name: 'publish', input: { id, language: 'zh', revision: no } },
        apply: () => {
          // What is public already is not published once more.
          if (entry.publicNo !== no) entry.publishings += 1
          entry.publicNo = no
        },
      }
    return {
      ...{ key, name: 'unpublish', input: { id, language: 'zh', note: '测试' } },
      apply: () => void Object.assign(entry, { publicNo: 0 }),
    }
  }

  /** One step, or the one whose outcome is not known. Returns false when the server is gone. */
  async step(browser: Browser): Promise<boolean> {
    const step = this.pending ?? this.#next()
    if (this.pending) this.#counts.repeated += 1
    this.pending = step
    const outcome = await attempt(browser, step.name, step.input, step.key)
    this.#counts[outcome.state] += 1
    if (outcome.state === 'unknown') {
      step.isUnknown = true
      return false
    }
    // Only a database that is away refuses, and then nothing was saved: the step is taken again as another one, unless an earlier
    // try of it may be waiting there.
    if (outcome.state === 'refused') {
      if (step.isUnknown && outcome.status === 503) return false
      this.pending = undefined
      if (outcome.status !== 503) throw new Error(`${step.name}: ${JSON.stringify({ ...step, outcome })}`)
      return false
    }
    this.pending = undefined
    step.apply(outcome.result)
    return true
  }
}

/** Compares the database with what was acknowledged: nothing lost, nothing twice, every chain whole. */
export async function verify(browser: Browser, editors: Editor[], before: number): Promise<void> {
  const all = editors.flatMap(({ entries }) => entries)
  const { total } = await browser.call('entryList', { kind: 'news', page: 1, pageSize: 1 })
  expect(total - before).toBe(all.length)
  for (const { id, no, title, publishings, publicNo } of all) {
    const entry = await browser.call('readEntry', { id })
    const { revisions, publishings: published } = await browser.call('history', { id })
    expect({
      no: entry.revision.no,
      title: entry.document.zh?.title,
      revisions: revisions.length,
      publishings: published.length,
      isPublic: entry.zh.windows.length > 0,
    }).toEqual({ no, title, revisions: no, publishings, isPublic: publicNo > 0 })
  }
  expect((await browser.call('verifyAudit', {})).breaks).toEqual([])
}
