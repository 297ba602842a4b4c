import { createHash } from 'node:crypto'
import { style } from './style.ts'

const hash = createHash('sha256').update(style).digest('base64')

/** Headers of the API's page: it may use its own style sheet and load nothing at all. */
export const docsHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}
