import { Outlet } from 'react-router'
import { Footer } from '../shell/footer.tsx'

export { ErrorBoundary } from './default.tsx'

/** For pages with parts that scroll or zoom by wheel themselves: maps, charts, the timeline. */
export default function NoSmoothLayout() {
  return (
    <>
      <Outlet />
      <Footer />
    </>
  )
}
