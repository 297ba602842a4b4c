const enoughMs = 5 * 60 * 1000

let newer = false

/** True once the server has a newer build than this document: from then on the next page is a document load (R190). */
export const isOutdated = () => newer

/**
 * Asks for the newest build every so often, and when the tab is shown again after five minutes (R189). An idle page
 * is left alone; a look that fails is forgotten (R191).
 */
export function watchBuilds(own: string, everyMs: number): void {
  let last = Date.now()
  const look = async () => {
    last = Date.now()
    const latest = await readLatest(last)
    if (!latest || latest === own) return
    newer = true
    clearInterval(timer)
  }
  const timer = setInterval(look, everyMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !newer && Date.now() - last > enoughMs) void look()
  })
}

async function readLatest(now: number): Promise<string | undefined> {
  try {
    const response = await fetch(`/_app/builds/latest.json?${now}`)
    const latest: unknown = await response.json()
    const id = typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : undefined
    return response.ok && typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}
