import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const notSources = /(?:^|\/)(?:build|node_modules|\.react-router)$|\.(?:test\.tsx?|md)$|build\.(?:new|old)-/

/**
 * A fingerprint of everything a build is made from: the rooms and files in `starts`. Made from contents, because a
 * fresh clone gives every file a new date.
 */
export function sourcesFingerprint(root: string, starts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const start of starts) {
    for (const file of filesUnder(join(root, start))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (notSources.test(path) || !existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
