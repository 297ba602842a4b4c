import pg from 'pg'
import { changesChannel } from './change.ts'
import { closeWhenSilent, refuseStandby } from './postgres.ts'
import { serversOf } from './servers.ts'

const firstRetryMs = 250
const maxRetryMs = 5_000
const heartbeatMs = 5_000
const silentMs = 12_000
const echoMs = 2_000

type Options = {
  /** Called at each commit of any process, and whenever some may have been missed. */
  onChange: () => void
  /** Called once for each reason for which notifications do not arrive. */
  onFailure: (message: string) => void
}

export type Listener = { close: () => Promise<void> }

/**
 * Listens for commits on a connection of its own, which is opened again whenever it is lost. It is a hint only: who reads
 * the versions regularly misses nothing without it.
 */
export function listenForChanges(url: string, { onChange, onFailure }: Options): Listener {
  const servers = serversOf(url)
  let at = 0
  let retryMs = firstRetryMs
  let reason = ''
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const fail = (message: string) => {
    if (message !== reason) onFailure(message)
    reason = message
  }
  const open = async () => {
    const server = { connectionString: servers[at], connectionTimeoutMillis: 5_000, keepAlive: true }
    const own = new pg.Client(server)
    client = own
    let heartbeat: NodeJS.Timeout | undefined
    own.on('error', (error) => fail(error.message))
    own.once('end', () => {
      clearInterval(heartbeat)
      if (closed) return
      at = (at + 1) % servers.length
      timer = setTimeout(() => void open(), retryMs).unref()
      retryMs = Math.min(2 * retryMs, maxRetryMs)
    })
    try {
      await own.connect()
      closeWhenSilent(own, silentMs)
      if (servers.length > 1) await refuseStandby(own)
      const hears = await hasEcho(own, server)
      own.on('notification', onChange)
      await own.query(`listen ${changesChannel}`)
      heartbeat = setInterval(() => void own.query('select 1').catch(() => undefined), heartbeatMs).unref()
      if (hears) {
        reason = ''
        retryMs = firstRetryMs
      } else fail('notifications do not arrive, as through a pooler that lends connections by transaction')
      onChange()
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error))
      await own.end().catch(() => undefined)
    }
  }
  void open()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Whether a connection gets what another one sends: a pooler may run `listen` on a connection that it gives to others. */
async function hasEcho(client: pg.Client, server: pg.ClientConfig): Promise<boolean> {
  const own = `${changesChannel}_${crypto.randomUUID().replaceAll('-', '')}`
  await client.query(`listen ${own}`)
  const heard = new Promise<boolean>((resolve) => {
    client.once('notification', () => resolve(true))
    setTimeout(resolve, echoMs, false).unref()
  })
  const other = new pg.Client(server)
  other.on('error', () => undefined)
  await other.connect()
  await other.query(`notify ${own}`).finally(() => other.end())
  const hears = await heard
  await client.query(`unlisten ${own}`)
  return hears
}
