import { type CodeName, codes } from '../envelope.ts'
import type { JsonSchema, Operation } from './document.ts'

type Answers = Operation['responses']

const envelope = (code: JsonSchema, data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
})
const refusal = (...names: CodeName[]) =>
  envelope({ enum: names.map((name) => codes[name].code) }, { type: 'null' })
const refused = (name: CodeName) => ({ code: codes[name].code, msg: codes[name].en, data: null })

/** HTTP 200: the data, or one of the two refusals that a client's input can lead to (requirements §6.2). */
export function answer(data: JsonSchema): Answers {
  const schema = { oneOf: [envelope({ const: codes.ok.code }, data), refusal('badRequest', 'notFound')] }
  const examples = {
    badRequest: { value: refused('badRequest') },
    notFound: { value: refused('notFound') },
  }
  const description = 'the answer, or a refusal with another code than 0'
  return { 200: { description, content: { 'application/json': { schema, examples } } } }
}

/** The refusals that have an HTTP status of their own. */
export const refusals = (...names: CodeName[]): Answers =>
  Object.fromEntries(
    names.map((name) => [
      codes[name].status,
      {
        description: codes[name].en,
        content: { 'application/json': { schema: refusal(name), example: refused(name) } },
      },
    ]),
  )
