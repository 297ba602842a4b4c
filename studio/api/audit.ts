import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { verifyChains } from '@shanmen/content/chain.ts'
import { type AuditRow, countAudit, readAudit, readTargets } from '@shanmen/content/entries/audit.ts'
import { stringify } from 'csv-stringify'
import { type Context, type Handlers, record } from './handler.ts'
import type { AuditLine } from './schemas/people.ts'

const linesAtOnce = 500

/** The audit log: reading, verifying its chain, export. */
export const auditHandlers: Handlers<'auditList' | 'auditCsv' | 'verifyAudit'> = {
  async auditList({ page, pageSize, ...filter }, context) {
    const offset = (page - 1) * pageSize
    const [rows, total] = await Promise.all([
      readAudit(context.content, inUtc(filter), { limit: pageSize, offset }),
      countAudit(context.content, inUtc(filter)),
    ])
    return { rows: await named(context, rows), total }
  },

  async auditCsv(filter, context) {
    const { me, content } = context
    await record(content, { who: me.id, action: 'exportAudit', target: 'audit', detail: filter })
    const csv = Readable.from(csvRows(context, inUtc(filter))).pipe(
      stringify({ header: true, columns: [...csvColumns], bom: true, escape_formulas: true }),
    )
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit.csv"',
    }
    return new Response(Readable.toWeb(csv) as ReadableStream, { headers })
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

async function* csvRows(context: Context, filter: Parameters<typeof readAudit>[1]) {
  let before: number | undefined
  for (;;) {
    const rows = await readAudit(context.content, filter, { limit: linesAtOnce, before })
    const lines = await named(context, rows)
    for (const [index, { no, at, who, as, action, target, title, from, detail }] of lines.entries())
      yield [
        no,
        at,
        who.name,
        as,
        who.id,
        action,
        target,
        title,
        from,
        JSON.stringify(detail),
        rows[index]?.hash,
      ]
    before = rows.at(-1)?.no
    // A stream does not pause: this lets other requests run between two chunks.
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

type Moments = { from?: string | undefined; until?: string | undefined }
/** The log has UTC; a filter may use any time zone. */
const inUtc = <F extends Moments>(filter: F): F => ({
  ...filter,
  ...(filter.from && { from: new Date(filter.from).toISOString() }),
  ...(filter.until && { until: new Date(filter.until).toISOString() }),
})

// Verifying all chains takes a while on a large database: concurrent requests share one run.
let running: ReturnType<typeof verifyChains> | undefined
function verifyOnce(content: Context['content']): ReturnType<typeof verifyChains> {
  running ??= verifyChains(content).finally(() => {
    running = undefined
  })
  return running
}
