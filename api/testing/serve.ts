import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { type Call, createClient, type InProcessClient } from '@shanmen/contract/client.ts'
import { copyLoadedSample } from '@shanmen/sample/testing/loaded-sample.ts'
import type { Hono } from 'hono'
import { createApi } from '../api.ts'

export type Served = {
  content: Content
  app: Hono
  /** The site's own client over the in-process transport. */
  call: Call
  /** The calls without requests. */
  ask: InProcessClient
  /** Lines that the API logged: none, unless a test causes an error. */
  logged: string[]
  /** Sets the clock of the API; null is the real one. */
  setNow: (now: Date | null) => void
  close: () => Promise<void>
}

/** The API on a copy of the sample content. */
export async function serveSample(): Promise<Served> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-backends-'))
  await copyLoadedSample(dataDir)
  const content = await openContent({ dataDir })
  const logged: string[] = []
  let fixed: Date | null = null
  const {
    app,
    call: transport,
    ask,
  } = createApi({
    content,
    now: () => fixed ?? new Date(),
    log: { error: (fields, message) => logged.push(`${message}: ${JSON.stringify(fields)}`) },
  })
  return {
    content,
    app,
    ask,
    call: createClient({ host: 'http://site.example', transport, language: 'zh' }),
    logged,
    setNow: (now) => {
      fixed = now
    },
    close: async () => {
      await content.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
