const key = 'shanmen:reload'
const guardMs = 10_000

type Expiry = Record<string, number>
// Where session storage is blocked it lasts as long as the document.
let remembered: Expiry = {}

/**
 * True if a path may be loaded as a document because a part of it failed, and remembers that it was: once per path
 * within ten seconds (R192, R269). The map survives the load, so that A → B → A cannot go on for ever (R193).
 */
export function mayReload(path: string): boolean {
  const now = Date.now()
  const all = Object.entries({ ...remembered, ...stored() })
  const valid = Object.fromEntries(all.filter(([, expires]) => expires > now))
  const free = !(path in valid)
  if (free) valid[path] = now + guardMs
  remembered = valid
  try {
    sessionStorage.setItem(key, JSON.stringify(valid))
  } catch {
    // Blocked or full (R194).
  }
  return free
}

function stored(): Expiry {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, expires]) => typeof expires === 'number'))
  } catch {
    return {}
  }
}
