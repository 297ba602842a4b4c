/** Where the studio writes what an operator should know: the process's own log fits. */
export type Log = Record<'info' | 'warn' | 'error', (line: object, message: string) => void>
