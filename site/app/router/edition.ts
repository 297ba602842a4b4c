/**
 * What the browser's code gets for `react-router` (ADR 23): the names that this site uses, with the library's meaning and
 * types. What is cheap is the library's own.
 */
export {
  createContext,
  data,
  isRouteErrorResponse,
  RouterContextProvider,
  redirect,
} from 'react-router'
export { createBrowserRouter } from './browser-router.ts'
export {
  Outlet,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  withComponentProps as UNSAFE_withComponentProps,
  withErrorBoundaryProps as UNSAFE_withErrorBoundaryProps,
} from './hooks.ts'
// Only the development server has styles to link.
export const Links = () => null
export { Link } from './link.tsx'
export { FrameworkContext as UNSAFE_FrameworkContext, Meta } from './meta.tsx'
export { RouterProvider } from './provider.tsx'
export { useScrollRestoration as UNSAFE_useScrollRestoration } from './scroll.ts'
