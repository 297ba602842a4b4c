import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSettings } from '@shanmen/server/config/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../deploy/docker')

// The parts of a compose file that ours has; any other name is a mistake or needs a line here.
const file = z.strictObject({ file: z.string() })
const service = z.strictObject({
  image: z
    .string()
    .regex(/^[\w/.-]+:v?\d[\w.]*$/)
    .optional(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  env_file: z
    .union([
      z.string(),
      z.array(z.union([z.string(), z.strictObject({ path: z.string(), required: z.literal(false) })])),
    ])
    .optional(),
  environment: z.record(z.string(), z.string()).optional(),
  secrets: z.array(z.string()).optional(),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).optional(),
  ports: z.array(z.string().startsWith('127.0.0.1:')).optional(),
  volumes: z.array(z.string()).optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), start_period: z.string() })
    .optional(),
  read_only: z.literal(true).optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  init: z.boolean().optional(),
  stop_grace_period: z.string().optional(),
  restart: z.literal('unless-stopped'),
})
const compose = z
  .strictObject({
    services: z.record(z.string(), service),
    configs: z.record(z.string(), file),
    secrets: z.record(z.string(), file),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(readFileSync(join(folder, 'compose.yaml'), 'utf8')))
const services = Object.values(compose.services)

/** A value as it is where nothing is set outside. */
const withDefaults = (value: string): string => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1')
/** The two sides of each volume: its name, and its place in the container. */
const volumesOf = ({ volumes = [] }: (typeof services)[number]) =>
  volumes.map((volume) => withDefaults(volume).split(':'))

test('every part that a service of the compose file names is declared, and no other', () => {
  const used = (names: (one: (typeof services)[number]) => string[]) =>
    [...new Set(services.flatMap(names))].sort()
  expect(used(({ secrets = [] }) => secrets)).toEqual(Object.keys(compose.secrets).sort())
  expect(used(({ configs = [] }) => configs.map(({ source }) => source))).toEqual(
    Object.keys(compose.configs).sort(),
  )
  expect(used((one) => volumesOf(one).map(([name = '']) => name))).toEqual(
    Object.keys(compose.volumes).sort(),
  )
  for (const one of services) {
    for (const name of Object.keys(one.depends_on ?? {}))
      expect(compose.services[name]?.healthcheck).toBeDefined()
    expect(one.image === undefined).toBe(one.build !== undefined)
  }
})

test('the database is asked over the network: on its socket it answers before its first start is done', () => {
  expect(database?.healthcheck?.test).toEqual(expect.arrayContaining(['pg_isready', '-h']))
})

test('the program gets only settings that it has, and no secret by its name', () => {
  const known = readFileSync(join(folder, '../../.env.example'), 'utf8')
  for (const name of Object.keys(compose.services.site?.environment ?? {}))
    expect(known, name).toMatch(new RegExp(`^${name}=`, 'm'))
  for (const { environment = {} } of services)
    for (const [name, value] of Object.entries(environment))
      if (/PASSWORD|SECRET|_KEY/.test(name)) expect(value).toMatch(/^\/run\/secrets\//)
})

const { site, database, store } = compose.services
const inSite = Object.fromEntries(
  Object.entries(site?.environment ?? {}).map(([name, value]) => [name, withDefaults(value)]),
)
const garage = readFileSync(join(folder, 'garage.toml'), 'utf8')
const inGarage = (name: string) => new RegExp(`^${name} = "(.*)"$`, 'm').exec(garage)?.[1]

test('with nothing set outside the program takes its settings as they are', () => {
  const key = { S3_ACCESS_KEY_ID: 'GK0', S3_SECRET_ACCESS_KEY: 'x' }
  expect(parseSettings({ ...inSite, ...key })).toMatchObject({
    MEDIA_URL: 's3://media',
    S3_ADDRESSING: 'path',
  })
})

test('any other setting can be in a file that need not be there', () => {
  expect(site?.env_file).toContainEqual({ path: 'secrets/site.env', required: false })
})

test('what one service says of another is what that one has', () => {
  const url = new URL(inSite.DATABASE_URL ?? '')
  expect([url.hostname, url.username, url.pathname]).toEqual(['database', 'shanmen', '/shanmen'])
  expect(database?.environment?.POSTGRES_USER).toBe(url.username)
  // The image makes a database of its user's name.
  expect(database?.environment?.POSTGRES_DB).toBe(undefined)
  expect(inSite.S3_ENDPOINT).toBe(`http://store:${inGarage('api_bind_addr')?.split(':').at(-1)}`)
  expect(inSite.S3_REGION).toBe(inGarage('s3_region'))
  expect(inSite.MEDIA_URL).toBe(`s3://${store?.environment?.GARAGE_DEFAULT_BUCKET}`)
})

test('each service has the secrets, volumes and files whose paths it names', () => {
  const paths = (text: string) => [...text.matchAll(/\/run\/secrets\/([\w-]+)/g)].map(([, name]) => name)
  for (const [name, one] of Object.entries(compose.services)) {
    const text = JSON.stringify(one.environment ?? {}) + (name === 'store' ? garage : '')
    expect(new Set(paths(text)), name).toEqual(new Set(one.secrets))
  }
  for (const { file } of Object.values(compose.configs)) expect(existsSync(join(folder, file))).toBe(true)
  const places = (one: typeof site) => (one ? volumesOf(one).map(([, place = '']) => place) : [])
  for (const name of ['metadata_dir', 'data_dir'])
    expect(places(store).some((place) => inGarage(name)?.startsWith(`${place}/`))).toBe(true)
  const image = readFileSync(join(folder, 'Dockerfile'), 'utf8')
  const inImage = (name: string) =>
    new RegExp(`\\b${name}=(\\S+)`).exec(image.split('\nFROM ').at(-1) ?? '')?.[1]
  expect(places(site)).toEqual([inImage('DATA_DIR'), inSite.BACKUP_DIR])
  // A new volume belongs to whom its folder in the image belongs.
  expect(image).toContain(`install -d -m 700 -o node -g node ${places(site).join(' ')}`)
  // All else of its file system is closed.
  expect(site?.tmpfs?.some((place) => inImage('NODE_COMPILE_CACHE')?.startsWith(`${place}/`))).toBe(true)
  expect(site?.ports?.map((port) => port.split(':').at(-1))).toEqual(
    [...image.matchAll(/^EXPOSE (.*)$/gm)].flatMap(([, ports = '']) => ports.split(' ')),
  )
})

test('the image has a pg_dump as new as the database server', () => {
  const image = readFileSync(join(folder, 'Dockerfile'), 'utf8')
  const serverOf: Record<string, string> = { bookworm: '15', trixie: '17' }
  const release = /^FROM node:\d+-(\w+)-slim$/m.exec(image)?.[1] ?? ''
  expect(image).toMatch(/apt-get install .*\bpostgresql-client\b/)
  expect(database?.image).toBe(`postgres:${serverOf[release]}`)
})

test('the image takes what it starts into its context, and no secret', () => {
  const ignored = readFileSync(join(folder, '../../.dockerignore'), 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'data', 'deploy', '.git']))
  const image = readFileSync(join(folder, site?.build?.context ?? '', site?.build?.dockerfile ?? ''), 'utf8')
  const started = [...image.matchAll(/"((?:scripts|server)\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(started).toHaveLength(2)
  for (const path of started) {
    expect(existsSync(join(folder, '../..', path)), path).toBe(true)
    expect(ignored.some((line) => path.startsWith(`${line}/`))).toBe(false)
  }
})

test('the script makes each secret that the compose file names, once, and closed to others', () => {
  const copy = mkdtempSync(join(tmpdir(), 'shanmen-compose-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  copyFileSync(join(folder, 'make-secrets.sh'), join(copy, 'make-secrets.sh'))
  const make = () => execFileSync('sh', [join(copy, 'make-secrets.sh')], { stdio: 'pipe' })
  make()
  expect(statSync(join(copy, 'secrets')).mode & 0o777).toBe(0o700)
  for (const { file } of Object.values(compose.secrets))
    expect(statSync(join(copy, file)).size).toBeGreaterThan(40)
  const store = readFileSync(join(copy, 'secrets/store.env'), 'utf8')
  expect(store).toMatch(
    /^S3_ACCESS_KEY_ID=(GK[\da-f]{24})\nS3_SECRET_ACCESS_KEY=([\da-f]{64})\nGARAGE_DEFAULT_ACCESS_KEY=\1\nGARAGE_DEFAULT_SECRET_KEY=\2\n$/,
  )
  expect(make).toThrow()
  expect(readFileSync(join(copy, 'secrets/store.env'), 'utf8')).toBe(store)
})
