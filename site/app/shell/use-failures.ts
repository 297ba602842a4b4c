import { clientMessages } from '@shanmen/contract/envelope.ts'
import { useEffect, useRef } from 'react'
import { show } from '../components/feedback/toast-store.ts'
import type { ShellData } from '../data/global.ts'
import { onFailure } from '../start/failures.ts'

/** Shows failed calls as warnings; also the one that failed on the server, which could only tell its log (R245–R249). */
export function useFailures({ global, language }: ShellData): void {
  const started = useRef(false)
  useEffect(() => onFailure((error) => void show('warning', error.message)), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the server sent; later failures report themselves.
  useEffect(() => {
    if (started.current) return
    started.current = true
    if (!global) show('warning', clientMessages.network[language])
  }, [])
}
