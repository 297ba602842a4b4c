import { setImmediate } from 'node:timers/promises'
import { verifyChains } from '@shanmen/content/chain.ts'
import { type AuditRow, countAudit, readAudit, readTargets } from '@shanmen/content/entries/audit.ts'
import { stringify } from 'csv-stringify/sync'
import { findNamed } from '../people/person.ts'
import { type Context, type Handlers, record } from './handler.ts'
import { exportCaching, streamExport } from './one-export.ts'
import type { AuditLine } from './schemas/people.ts'
import type { Parsed } from './schemas.ts'

const linesAtOnce = 500

/** The audit log: reading, verifying its chain, export. */
export const auditHandlers: Handlers<'auditList' | 'auditCsv' | 'verifyAudit'> = {
  async auditList({ page, pageSize, ...filter }, context) {
    const offset = (page - 1) * pageSize
    const stored = await asStored(context, filter)
    const [rows, total] = await Promise.all([
      readAudit(context.content, stored, { limit: pageSize, offset }),
      countAudit(context.content, stored),
    ])
    return { rows: await named(context, rows), total }
  },

  async auditCsv(filter, context) {
    const { me, content } = context
    const stream = streamExport(context, csvParts(context, await asStored(context, filter)), 'audit')
    try {
      await record(content, { who: me.id, action: 'exportAudit', target: 'audit', detail: filter })
    } catch (error) {
      await stream.cancel().catch(() => undefined)
      throw error
    }
    const headers = {
      'Cache-Control': exportCaching,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit.csv"',
    }
    return new Response(stream, { headers })
  },

  verifyAudit: async (_input, { content }) => ({
    ...(await verifyOnce(content)),
    at: new Date().toISOString(),
  }),
}

const csvColumns = [
  'no',
  'time (UTC)',
  'who',
  'name then',
  'person',
  'action',
  'target',
  'title',
  'from',
  'detail',
  'hash',
]

type Stored = Parameters<typeof readAudit>[1]

async function* csvParts(context: Context, filter: Stored): AsyncGenerator<string> {
  yield `\uFEFF${stringify([csvColumns])}`
  let before: number | undefined
  for (;;) {
    const rows = await readAudit(context.content, filter, { limit: linesAtOnce, before })
    const lines = await named(context, rows)
    const cells = lines.map(({ no, at, who, as, action, target, title, from, detail }, index) => [
      ...[no, at, who.name, as, who.id, action, target, title, from],
      ...[JSON.stringify(detail), rows[index]?.hash],
    ])
    yield stringify(cells, { escape_formulas: true })
    before = rows.at(-1)?.no
    // This lets other requests run between two parts.
    await setImmediate()
    if (rows.length < linesAtOnce) return
  }
}

/** Lines with the names of who did it and of what it was done to. */
async function named({ content, readNames }: Context, rows: AuditRow[]): Promise<AuditLine[]> {
  const targets = await readTargets(content, [...new Set(rows.map(({ target }) => target))])
  const nameOf = await readNames(rows.flatMap(({ who, target }) => [who, target]))
  return rows.map(({ no, at, who, as, action, target, from, detail }) => {
    const known = targets.get(target)
    return {
      no,
      at,
      who: nameOf(who),
      as: as === nameOf(who).name ? '' : as,
      action,
      target,
      title: known?.title ?? nameOf(target).name,
      kind: known?.kind ?? null,
      from,
      detail,
    }
  })
}

/** A filter as the log stores it: by ids, and in UTC. What was typed may be an id, or a part of what the log shows for one. */
async function asStored({ people }: Context, filter: Parsed<'auditCsv'>): Promise<Stored> {
  const idsOf = async (text: string) => [text, ...(await findNamed(people.read, text.trim()))]
  const { who, action, target, from, until } = filter
  return {
    action,
    who: who ? await idsOf(who) : undefined,
    target: target ? { ids: await idsOf(target), text: target.trim() } : undefined,
    from: from && new Date(from).toISOString(),
    until: until && new Date(until).toISOString(),
  }
}

// Verifying all chains takes a while on a large database: concurrent requests share one run.
let running: ReturnType<typeof verifyChains> | undefined
function verifyOnce(content: Context['content']): ReturnType<typeof verifyChains> {
  running ??= verifyChains(content).finally(() => {
    running = undefined
  })
  return running
}
