import { type CallName, callNames, calls } from './calls.ts'
import { answer, refusals } from './openapi/answers.ts'
import { descriptions } from './openapi/descriptions.ts'
import type { JsonSchema, OpenApi, Operation, Parameter } from './openapi/document.ts'
import { schemaOf } from './openapi/schema-of.ts'
import { tagOf, tags } from './openapi/tags.ts'
import { schemas } from './schemas.ts'

const intro = [
  'Everything the public site shows, read-only and without credentials.',
  'Every answer is wrapped in { code, msg, data }; data is meant to be read when code is 0.',
  'A bad input or missing content is HTTP 200 with another code, and msg in the language asked for.',
  'Only what is published in that language is answered; a missing translation is code 40400.',
].join('\n')

/** OpenAPI 3.1 of the 29 calls, made from the call table and the schemas, so that it cannot fall behind them. */
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
  const asked =
    method === 'GET'
      ? { parameters: parametersOf(input, path, example) }
      : { requestBody: { required: true, content: { 'application/json': { schema: input, example } } } }
  const more = method === 'POST' ? refusals('tooLarge') : {}
  return {
    operationId: name,
    summary,
    tags: tagOf(name),
    ...asked,
    responses: {
      ...answer(data),
      ...more,
      ...refusals('unreadable', 'tooLong', 'tooMany', 'unexpected', 'unavailable'),
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
