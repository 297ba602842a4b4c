import { Outlet } from 'react-router'
import { useSmoothScroll } from '../shell/use-smooth-scroll.ts'
import { PageError } from '../status-pages/page-error.tsx'

/** For pages that fill the window. */
export default function NoFooterLayout() {
  useSmoothScroll()
  return <Outlet />
}

export function ErrorBoundary() {
  return <PageError />
}
