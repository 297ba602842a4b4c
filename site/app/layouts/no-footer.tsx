import { Outlet } from 'react-router'
import { PageProblem } from '../shell/page-problem.tsx'
import { useSmoothScroll } from '../shell/use-smooth-scroll.ts'

/** For pages that fill the window. */
export default function NoFooterLayout() {
  useSmoothScroll()
  return <Outlet />
}

export function ErrorBoundary() {
  return <PageProblem />
}
