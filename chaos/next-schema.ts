// Loaded into a started process before its own code: makes it the release after this one, whose only difference is one more
// migration. Nothing of the program itself knows of it.
import { registerHooks } from 'node:module'

const last = '\n}\n'
const migration = `
  1000: () => [
    "alter table entry add column added_later text not null default ''",
    'create table added_later(id text primary key)',
    'create index entry_added_later on entry(added_later)',
  ],`

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/content/database/migrations.ts')) return loaded
    const source = String(loaded.source)
    if (source.split(last).length !== 2) throw new Error('migrations.ts does not end its list once')
    // Versions follow each other: the next one after the newest that the source names.
    const newest = Math.max(...[...source.matchAll(/^ {2}(\d+): /gm)].map(([, version]) => Number(version)))
    return { ...loaded, source: source.replace(last, migration.replace('1000', String(newest + 1)) + last) }
  },
})
