import { z } from 'zod'
import type { JsonSchema, OpenApi } from './document.ts'

type Named = OpenApi['components']['schemas']

/** A schema as JSON Schema; its named parts move to the document's components, where every call shares them. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Named): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io })
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')
  const { $defs = {}, ...rest }: JsonSchema & { $defs?: Named } = JSON.parse(text)
  Object.assign(components, $defs)
  return rest
}
