import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import './styles/type.css'
import './styles/controls.css'
import './styles/pictures.css'
import './styles/modes.css'
import './styles/elder-tokens.css'
import './styles/elder.css'
import './styles/print.css'
import { paper } from '@shanmen/brand/colours.ts'
import { languageOfPath, languages, pathIn } from '@shanmen/contract/languages.ts'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { useShell } from './data/global.ts'
import { sectionOfPath } from './lib/menu.ts'
import type { load as loadHome } from './pages/home/load-home.ts'
import { FatalScreen } from './status-pages/fatal-screen.tsx'

/** The document. Its styles, icons, data and loader script are added by `entry.server.tsx`. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const view = useShell()?.settings.view
  const today = useRouteLoaderData<typeof loadHome>('pages/home/home')?.today
  return (
    <html
      lang={languages[languageOfPath(pathname)].tag}
      data-theme={sectionOfPath(pathname) === 'party' ? 'ink-red' : undefined}
      data-elder={view === 'elder' ? '' : undefined}
      data-hour={today?.hour}
      data-season={today?.season}
      data-term={today?.term}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content={paper} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={pathIn(languageOfPath(pathname), '/manifest.webmanifest')} />
        <Meta />
        {import.meta.env.DEV && <Links />}
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** What nothing below could handle: the bare number. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <FatalScreen status={isRouteErrorResponse(error) ? error.status : 500} />
}
