import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isProblem } from '../data/problem.ts'
import { Failed } from './failed.tsx'
import { FailedPage } from './failed-page.tsx'
import { NotFound } from './not-found.tsx'

/** A page that cannot be shown: not there, or not reachable now. Anything else is a mistake of ours and goes to the root. */
export function PageProblem() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) throw error
  const problem = isProblem(error.data) ? error.data : { message: error.statusText }
  if (error.status === 503) return problem.part ? <Failed /> : <FailedPage />
  if (error.status >= 500) throw error
  return <NotFound problem={problem} status={error.status} />
}
