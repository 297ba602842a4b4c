export const hintOfUse =
  'Usage: npm run bench -- core [--size=1000]… [--full] [--rounds=200], sizes from 1000 and rounds from 20 up; PostgreSQL with DATABASE_URL.'

/** What the columns of the tables mean. */
export const explanation = `Milliseconds as p50 · p95, every round with its own language, channel, year, page, word or entry, all ways of a round one
after another. A sample during which another program got the processor is taken again; after five tries the shortest
counts, which flatters what takes long on a busy machine.

- **by hand**: the same rows by prepared statements on the driver alone, the exact total counted each time, documents left
  as text.
- **core**: the core's own function, uncached: the total counted up to 10,000, one page of rows.
- **API**: the call through the site's client without a socket: input checked, cards and HTML presented, pictures looked
  up, the years of a list counted too, JSON written and read.
- **core ÷ hand, API ÷ hand**: ratio of the medians.`
