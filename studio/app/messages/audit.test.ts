import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { auditMessages } from './audit.ts'

const root = join(import.meta.dirname, '../../..')
const folders = ['content/entries', 'content/media', 'content/preview', 'studio/api', 'studio/people']

/** Every action that is written into the log as a plain word in the code that writes it. */
const recorded = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  .flatMap((text) => [...text.matchAll(/\baction: '(\w+)'/g)].map((found) => String(found[1])))

it('names every action of the log in both languages', () => {
  expect(recorded.length).toBeGreaterThan(15)
  for (const words of [auditMessages.zh, auditMessages.en])
    expect([...new Set(recorded)].filter((action) => !Object.hasOwn(words.actions, action))).toEqual([])
  expect(Object.keys(auditMessages.zh.actions)).toEqual(Object.keys(auditMessages.en.actions))
})
