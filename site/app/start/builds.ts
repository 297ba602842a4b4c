const minIntervalMs = 5 * 60 * 1000

let own = ''
let newer = false

/** Id of the build that this document belongs to. */
export const buildId = () => own

/** True once the server has a newer build than this document: from then on the next page is a document load. */
export const isOutdated = () => newer

/**
 * Polls for the newest build, and when the tab is shown again after five minutes: then `onShownAgain` is called too, if this build is
 * still the newest. An idle page is left alone; a poll that fails is ignored.
 */
export function watchBuilds(id: string, everyMs: number, onShownAgain: () => void): void {
  own = id
  let last = Date.now()
  const poll = async () => {
    last = Date.now()
    const latest = await readLatest(last)
    if (!latest || latest === own) return latest !== undefined
    newer = true
    clearInterval(timer)
    return false
  }
  const timer = setInterval(poll, everyMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || newer || Date.now() - last <= minIntervalMs) return
    void poll().then((isNewest) => isNewest && onShownAgain())
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
