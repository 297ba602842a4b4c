/** Which map a visitor wants: AMap's, to which he has agreed, or the site's own. */
export type Provider = 'amap' | 'own'

const key = 'shanmen:map'

/** What was chosen on this device; undefined while nothing was, or where nothing may be kept. */
export function storedChoice(): Provider | undefined {
  try {
    const value = localStorage.getItem(key)
    return value === 'amap' || value === 'own' ? value : undefined
  } catch {
    return undefined
  }
}

/** Remembers the choice; where storage is blocked it lasts as long as the page. */
export function keepChoice(provider: Provider): void {
  try {
    localStorage.setItem(key, provider)
  } catch {
    // Asked again on the next page.
  }
}
