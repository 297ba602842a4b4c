import { Outlet } from 'react-router'
import { Footer } from '../shell/footer.tsx'
import { useSmoothScroll } from '../shell/use-smooth-scroll.ts'
import { PageError } from '../status-pages/page-error.tsx'

/** Header, page, footer, smooth scrolling. */
export default function DefaultLayout() {
  useSmoothScroll()
  return (
    <>
      <Outlet />
      <Footer />
    </>
  )
}

/** Stands below the shell, so that header and footer stay around a page that is not there. */
export function ErrorBoundary() {
  return (
    <>
      <PageError />
      <Footer />
    </>
  )
}
