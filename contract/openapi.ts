import { z } from 'zod'
import { type CallName, callNames, calls } from './calls.ts'
import { type CodeName, codes } from './envelope.ts'
import { descriptions } from './openapi-descriptions.ts'
import { college } from './schemas/college.ts'
import { disclosure } from './schemas/disclosure.ts'
import { events } from './schemas/event.ts'
import { group } from './schemas/group.ts'
import { member } from './schemas/member.ts'
import { news } from './schemas/news.ts'
import { party } from './schemas/party.ts'
import { press } from './schemas/press.ts'
import { search } from './schemas/search.ts'
import { site } from './schemas/site.ts'
import { schemas } from './schemas.ts'

/** The subset of JSON Schema that the contract's schemas use. */
export type JsonSchema = {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
}

export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

type Body = { 'application/json': { schema: JsonSchema; example?: unknown; examples?: unknown } }

export type Operation = {
  operationId: CallName
  summary: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Body }
  responses: Record<string, { description: string; content: Body }>
}

/** The subset of an OpenAPI 3.1 document that this API uses. */
export type OpenApi = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string; description: string }[]
  tags: { name: string }[]
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: { schemas: Record<string, JsonSchema> }
}

/** The calls of each section, in the order of the site's menu. */
const tags = {
  site,
  member,
  college,
  group,
  disclosure,
  party,
  news: { ...news, ...events, ...press },
  search,
}

const tagOf = (name: CallName): string[] =>
  Object.entries(tags).flatMap(([tag, own]) => (Object.hasOwn(own, name) ? [tag] : []))

const intro = [
  'The content of the public site, read-only and without credentials.',
  'Every answer is wrapped in { code, msg, data }; read data only when code is 0.',
  'Invalid input or missing content is HTTP 200 with another code, and msg in the requested language.',
  'Only content published in that language is returned; a missing translation is code 40400.',
].join('\n')

/** OpenAPI 3.1 of all calls, made from the call table and the schemas, so that it is always up to date. */
export function createOpenApi(): OpenApi {
  const components: OpenApi['components'] = { schemas: {} }
  const paths: OpenApi['paths'] = {}
  for (const name of callNames) {
    const { method, path } = calls[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, components) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Public content API', version: '1.0.0', description: intro },
    servers: [{ url: '/backends', description: 'the site itself' }],
    tags: Object.keys(tags).map((name) => ({ name })),
    paths,
    components,
  }
}

function operation(name: CallName, components: OpenApi['components']): Operation {
  const { method, path } = calls[name]
  const { summary, example } = descriptions[name]
  const input = schemaOf(schemas[name].input, 'input', components.schemas)
  const data = schemaOf(schemas[name].data, 'output', components.schemas)
  const request =
    method === 'GET'
      ? { parameters: parametersOf(input, path, example) }
      : { requestBody: { required: true, content: { 'application/json': { schema: input, example } } } }
  const more = method === 'POST' ? errors('tooLarge') : {}
  return {
    operationId: name,
    summary,
    tags: tagOf(name),
    ...request,
    responses: {
      ...answer(data),
      ...more,
      ...errors('unreadable', 'tooLong', 'tooMany', 'unexpected', 'unavailable'),
    },
  }
}

function parametersOf(input: JsonSchema, path: string, example: Record<string, unknown>): Parameter[] {
  return Object.entries(input.properties ?? {}).map(([name, { description, ...schema }]) => {
    const inPath = path.includes(`{${name}}`)
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || (input.required ?? []).includes(name),
      ...(description && { description }),
      schema,
      ...(Object.hasOwn(example, name) && { example: example[name] }),
    }
  })
}

type Responses = Operation['responses']

const envelope = (code: JsonSchema, data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
})
const errorSchema = (...names: CodeName[]) =>
  envelope({ enum: names.map((name) => codes[name].code) }, { type: 'null' })
const errorExample = (name: CodeName) => ({ code: codes[name].code, msg: codes[name].en, data: null })

/** HTTP 200: the data, or one of the two errors that a client's input can cause. */
function answer(data: JsonSchema): Responses {
  const schema = { oneOf: [envelope({ const: codes.ok.code }, data), errorSchema('badRequest', 'notFound')] }
  const examples = {
    badRequest: { value: errorExample('badRequest') },
    notFound: { value: errorExample('notFound') },
  }
  const description = 'the data, or an error with a code other than 0'
  return { 200: { description, content: { 'application/json': { schema, examples } } } }
}

/** The errors that have an HTTP status of their own. */
const errors = (...names: CodeName[]): Responses =>
  Object.fromEntries(
    names.map((name) => [
      codes[name].status,
      {
        description: codes[name].en,
        content: { 'application/json': { schema: errorSchema(name), example: errorExample(name) } },
      },
    ]),
  )

type Named = OpenApi['components']['schemas']

/** A zod schema as JSON Schema; its named schemas move to the document's components, which all calls share. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Named): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io })
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs = {}, ...rest }: JsonSchema & { $defs?: Named } = JSON.parse(text)
  Object.assign(components, $defs)
  return rest
}
