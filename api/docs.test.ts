import { createHash } from 'node:crypto'
import { callNames } from '@shanmen/contract/calls.ts'
import { createOpenApi } from '@shanmen/contract/openapi.ts'
import { expect, test } from 'vitest'
import { docsHeaders, renderDocs } from './docs.ts'

const page = renderDocs(createOpenApi())

test('the page describes every call and every shared shape, each once', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining([...callNames, 'Image', 'Article']))
})

test('every link inside the page leads somewhere', () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.length).toBeGreaterThan(60)
  for (const id of links) expect(ids).toContain(id)
})

test('it loads nothing and runs nothing', () => {
  expect(page).not.toMatch(/<(script|link|img|iframe|object|embed|video|audio|source)\b/i)
  expect(page).not.toMatch(/\s(src|srcset|style|on\w+)=/i)
  expect(page).not.toMatch(/@import|url\(|https?:\/\//i)
})

test('its policy allows its own style sheet alone', () => {
  const style = page.match(/<style>(.*?)<\/style>/s)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(docsHeaders['Content-Security-Policy']).toContain(`style-src 'sha256-${hash}'`)
  expect(docsHeaders['Content-Security-Policy']).toContain("default-src 'none'")
})
