import { type ComponentType, createElement, useEffect } from 'react'
import type * as library from 'react-router'
import { useLevel, useRouter, useShown, useUnderWay } from './contexts.ts'

export const useLocation: typeof library.useLocation = () => useShown().location
export const useNavigation = () => useUnderWay().navigation
export const useNavigate = () => useRouter().navigate
export const useRouteLoaderData = (id: string) => useShown().loaderData[id]
export const Outlet = () => useLevel().outlet
export const useRouteError = () => useLevel().error

export function useRevalidator() {
  const { revalidate } = useRouter()
  return { revalidate, state: useUnderWay().revalidation }
}

export function useMatches() {
  const { matches, loaderData } = useShown()
  return matches.map(({ route: { id }, pathname, params }) => ({
    id,
    pathname,
    params,
    loaderData: loaderData[id],
  }))
}

export function useBlocker(question: library.BlockerFunction): library.Blocker {
  const { gate } = useRouter()
  useEffect(() => gate.ask(question), [gate, question])
  return useUnderWay().blocker
}

/** What the build wraps around a route's component: the props that the framework promises it. */
export function withComponentProps(Page: ComponentType<Record<string, unknown>>): ComponentType {
  return function WithProps() {
    const { match } = useLevel()
    const matches = useMatches()
    const loaderData = useShown().loaderData[match.route.id]
    return createElement(Page, { params: match.params, loaderData, matches })
  }
}

export function withErrorBoundaryProps(Boundary: ComponentType<Record<string, unknown>>): ComponentType {
  return function WithProps() {
    const { match, error } = useLevel()
    const loaderData = useShown().loaderData[match.route.id]
    return createElement(Boundary, { params: match.params, loaderData, error })
  }
}
