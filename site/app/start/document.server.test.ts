import { expect, test } from 'vitest'
import { completeDocument, escapeJson, wantsJson } from './document.server.ts'

test('nothing in the data can end its element', () => {
  const data = { text: '</script><!--\u2028&\u2029' }
  const json = escapeJson(JSON.stringify(data))
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(data)
})

test('styles go to the end of the head, the rest to the end of the body', () => {
  const html = '<html><head><title>a</title></head><body><p>&lt;/body&gt; $&amp;</p></body></html>'
  expect(completeDocument(html, { style: 'a{}', end: '<i></i>' })).toBe(
    '<!DOCTYPE html><html><head><title>a</title><style>a{}</style></head>' +
      '<body><p>&lt;/body&gt; $&amp;</p><i></i></body></html>',
  )
})

const accepting = (accept?: string) =>
  wantsJson(new Request('https://lingshan.example/x', { headers: accept ? { Accept: accept } : {} }))

test('only a client that accepts JSON and no page gets JSON', () => {
  expect(accepting('application/json')).toBe(true)
  expect(accepting('text/html,application/xhtml+xml,application/json;q=0.9')).toBe(false)
  expect(accepting('*/*')).toBe(false)
  expect(accepting()).toBe(false)
})
