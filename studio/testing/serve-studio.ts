import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startUploadWorker } from '@shanmen/content/media/upload-worker.ts'
import { type Content, openContent } from '@shanmen/content/open.ts'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { Env } from '../api/dispatch.ts'
import type { Problems } from '../api/problems.ts'
import { createPerson, setPassword } from '../people/accounts.ts'
import { hashNew } from '../people/hashing.ts'
import { openPeople, type People } from '../people/people.ts'
import type { Holder } from '../rights.ts'
import { createStudio } from '../studio.ts'
import { type Browser, openBrowser } from './browser.ts'

export const origin = 'http://studio.test'
export const password = '晨雾里的石阶 42 级'

let hashed: Promise<string> | undefined
/** One hash for all people of a file: each takes a tenth of a second of processor time. */
const passwordHash = () => (hashed ??= hashNew(password))

export type Served = {
  content: Content
  people: People
  /** Lines that the studio logged. */
  logged: { level: string; line: object; message: string }[]
  /** A browser of its own: it stores its cookies. */
  browser: () => Browser
  /** A person with these rights, signed in, in a browser of their own. */
  personWith: (holder: Partial<Holder>, name?: string) => Promise<Browser & { id: string; email: string }>
}

/** The real authoring API on a database of its own, over HTTP requests, ended with the test. */
export async function serveStudio(
  options: {
    content?: Content
    people?: People
    rate?: number
    writes?: number
    ownOrigin?: string
    problems?: Problems
  } = {},
): Promise<Served> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-studio-'))
  const content = options.content ?? (await openContent({ dataDir }))
  const people = options.people ?? (await openPeople({ dataDir }, options.ownOrigin ?? origin))
  const uploads = startUploadWorker(content, (error) => note('error')({ error }, 'upload failed'))
  onTestFinished(async () => {
    await uploads.stop()
    await people.close()
    if (!options.content) await content.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const logged: Served['logged'] = []
  const note = (level: string) => (line: object, message: string) =>
    void logged.push({ level, line, message })
  const { rate = 1_000_000, writes = 1_000_000, ownOrigin, problems = {} } = options
  const app = new Hono<Env>()
  app.use((c, next) => {
    const address = c.req.header('X-Test-Address') ?? '192.0.2.1'
    c.set('client', { address: `${address}/64`, from: address })
    return next()
  })
  app.route(
    '/',
    createStudio({
      content,
      people,
      ownOrigin,
      publicUrl: 'http://site.test',
      rate,
      writes,
      uploads,
      problems: () => problems,
      log: { info: note('info'), warn: note('warn'), error: note('error') },
    }),
  )
  const send = async (url: string, init?: RequestInit) => app.fetch(new Request(url, init))
  const served: Served = {
    content,
    people,
    logged,
    browser: () => openBrowser(origin, send),
    personWith: async (holder, name = 'Lin') => {
      const email = `${crypto.randomUUID()}@group.example`
      const rights = { roles: [], sections: null, languages: null, ...holder }
      const id = await createPerson(people, { email, name, ...rights })
      await setPassword(people, id, await passwordHash())
      const browser = served.browser()
      await browser.call('signIn', { email, password })
      return { ...browser, id, email }
    },
  }
  return served
}
