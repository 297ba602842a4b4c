import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { focusHeading } from './focus-heading.ts'

/**
 * For a button that loads the page's data again. When it has served and gone, the focus moves to the page's
 * heading, which is said aloud; the button keeps the focus while it is there.
 */
export function useRetry(): { loading: boolean; retry: () => void } {
  const { revalidate, state } = useRevalidator()
  const tried = useRef(false)
  useEffect(() => {
    return () => {
      if (tried.current && document.activeElement === document.body) focusHeading()
    }
  }, [])
  const loading = state === 'loading'
  const retry = () => {
    tried.current = true
    if (!loading) void revalidate()
  }
  return { loading, retry }
}
