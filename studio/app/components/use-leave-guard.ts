import { useEffect } from 'react'
import { useBlocker, useNavigate } from 'react-admin'
import { redirectTypedAddresses } from './typed-address.ts'

/**
 * Stops every way out of a screen while `isActive`: the returned blocker waits for `proceed` or `reset`. Closing or
 * reloading the window warns.
 */
export function useLeaveGuard(isActive: boolean): ReturnType<typeof useBlocker> {
  const blocker = useBlocker(isActive)
  useEffect(() => {
    if (!isActive) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isActive])
  const navigate = useNavigate()
  useEffect(() => redirectTypedAddresses((path) => navigate(path, { replace: true })), [navigate])
  return blocker
}
