import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { isProblem } from '../../data/problem.ts'
import { useLanguage } from '../../language/language.ts'
import { focusHeading } from '../../lib/focus-heading.ts'
import { frame } from '../../messages/shell.ts'

/**
 * For a page that failed: what the failure says, in the words of its toast, and a button that loads the page's data
 * again, or all of it when its code was lost. When it has served and gone, the focus moves to the page's
 * heading, which is said aloud; the button keeps the focus while it is there.
 */
export function useRetry(): { said: string; loading: boolean; retry: () => void } {
  const words = frame[useLanguage()]
  const error = useRouteError()
  const problem = isRouteErrorResponse(error) && isProblem(error.data) ? error.data : undefined
  const { revalidate, state } = useRevalidator()
  const tried = useRef(false)
  useEffect(() => {
    return () => {
      if (tried.current && document.activeElement === document.body) focusHeading()
    }
  }, [])
  const loading = state === 'loading'
  const retry = () => {
    if (problem?.part) return location.reload()
    tried.current = true
    if (!loading) void revalidate()
  }
  return { said: problem && !problem.part ? problem.message : words.failedText, loading, retry }
}
