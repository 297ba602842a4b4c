import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { UserError } from '../user-error.ts'
import { readSettings } from './env.ts'

test('a folder in place of .env: one line that says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shanmen-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(() => readSettings(folder)).toThrow(UserError)
  expect(() => readSettings(folder)).toThrow(
    /^\S+ cannot be read \(it is a folder\)\. Make it a file .+ or remove it\.$/,
  )
})
