import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { callNames, calls } from './calls.ts'
import { createOpenApi } from './openapi.ts'
import { descriptions } from './openapi-descriptions.ts'
import { schemas } from './schemas.ts'

const document = createOpenApi()
const text = JSON.stringify(document)

test('an independent validator finds the document valid', async () => {
  const result = await new Validator().validate(JSON.parse(text))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test('it has every call of the table once, under its own name', () => {
  const names = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name)
  expect(names.sort()).toEqual([...callNames].sort())
  const paths = new Set(callNames.map((name) => calls[name].path))
  expect(Object.keys(Object(document.paths)).sort()).toEqual([...paths].sort())
})

test('every call is in exactly one section', () => {
  const tagged = [...text.matchAll(/"tags":(\[[^\]]*\]),/g)].map(([, tags]) => JSON.parse(tags ?? '[]'))
  const perCall = tagged.filter((tags: unknown[]) => typeof tags[0] === 'string')
  expect(perCall).toHaveLength(callNames.length)
  for (const tags of perCall) expect(tags).toHaveLength(1)
})

test('every reference has its schema, and reused parts are written once', () => {
  const known = new Set(Object.keys(Object(Object(document.components).schemas)))
  const used = [...text.matchAll(/#\/components\/schemas\/([\w.-]+)/g)].map(([, name]) => name)
  expect(used.length).toBeGreaterThan(50)
  for (const name of used) expect(known).toContain(name)
  expect([...known]).toEqual(expect.arrayContaining(['Image', 'File', 'Card', 'MenuItem', 'OrgNode']))
  expect(text).not.toContain('$defs')
})

test('every call names the refusals that any request can meet, each in the envelope', () => {
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods))
      expect(Object.keys(responses)).toEqual(
        expect.arrayContaining(['200', '400', '414', '429', '500', '503']),
      )
})

test.each(callNames)('the example of %s is a valid input', (name) => {
  expect(schemas[name].input.safeParse(descriptions[name].example).error).toBeUndefined()
})
