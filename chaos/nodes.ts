import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type S3Server, startS3Server } from '@shanmen/content/testing/s3-server.ts'
import { expect, onTestFinished } from 'vitest'
import { addressOfSite, freePort, newFolder, readiness, run } from './driver.ts'

/** A process of the site on a machine of its own, as far as its folder goes; with a studio where it has a port for one. */
export type Node = {
  port: number
  baseUrl: string
  studioPort: number | undefined
  dataDir: string
  running: ReturnType<typeof run>
}

type Settings = Record<string, string>
export const soon = { timeout: 180_000, interval: 200 }

/** A store of media in this process, and the settings that name it. */
export async function startStore(): Promise<{ store: S3Server; settings: Settings }> {
  const store = await startS3Server()
  onTestFinished(store.close)
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.place
  const settings = {
    MEDIA_URL: `s3://${bucket}`,
    ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_ADDRESSING: 'path' },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  }
  return { store, settings }
}

const startProgram = (
  { port, studioPort, dataDir }: Pick<Node, 'port' | 'studioPort' | 'dataDir'>,
  settings: Settings,
) =>
  run({
    ...{ ...settings, DATA_DIR: dataDir, PORT: String(port) },
    ...(studioPort === undefined ? { STUDIO: 'off' } : { STUDIO: 'on', STUDIO_PORT: String(studioPort) }),
  })

/** Starts a node in a new folder, with the key of the studio that another one has, and waits for its site. */
export async function addNode(settings: Settings, hasStudio: boolean, other?: Node): Promise<Node> {
  const dataDir = join(await newFolder(), 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  const key = other && join(other.dataDir, 'studio.key')
  if (hasStudio && key && existsSync(key)) copyFileSync(key, join(dataDir, 'studio.key'))
  const port = await freePort()
  const place = { port, dataDir, studioPort: hasStudio ? await freePort() : undefined }
  const running = startProgram(place, settings)
  await expect.poll(() => addressOfSite.test(running.output()), soon).toBe(true)
  return { ...place, running, baseUrl: `http://127.0.0.1:${port}` }
}

/** Starts a node again that has ended, and waits until it is ready. */
export async function startAgain(node: Node, settings: Settings): Promise<void> {
  node.running = startProgram(node, settings)
  await expect.poll(() => isReady(node), soon).toBe(true)
}

export const isReady = (node: Node): Promise<boolean> =>
  readiness(node).then(
    ({ status }) => status === 'ready',
    () => false,
  )

/** Ends a node with the studio that it has started, as the end of its machine does. */
export async function killAll({ running }: Node): Promise<void> {
  const { pid } = running.child
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const ended = running.kill()
  for (const child of children) process.kill(Number(child), 'SIGKILL')
  await ended
}

/** The number in the title of the one entry that a test publishes again and again, as a node shows it now. */
export async function versionShown({ baseUrl }: Node, slug: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(20_000)
  const html = await fetch(`${baseUrl}/newsAndInformation/group/${slug}`, { signal }).then(
    (response) => response.text(),
    () => '',
  )
  const found = /第 (\d+) 版/.exec(html)?.[1]
  return found === undefined ? undefined : Number(found)
}

export const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
