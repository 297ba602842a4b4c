/** What is stored until this tab closes. Where the browser refuses it, the storage full or forbidden, it lasts as long as the page. */
const own = new Map<string, string>()

const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

export const tabStorage = {
  getItem: (key: string): string | null => own.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
  setItem(key: string, value: string): void {
    own.set(key, value)
    attempt((storage) => storage.setItem(key, value))
  },
  removeItem(key: string): void {
    own.delete(key)
    attempt((storage) => storage.removeItem(key))
  },
  keys: (): string[] => [...new Set([...own.keys(), ...(attempt(Object.keys) ?? [])])],
}
