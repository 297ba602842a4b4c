import { Component, memo, type PropsWithChildren, type ReactNode } from 'react'
import { type Level, LevelContext, useShown, useUnderWay } from './contexts.ts'
import { type Match, type Shown, standing } from './state.ts'

/** The routes of the page, one inside the other; where one has failed, its boundary stands in place of all below. */
export const Pages = memo(function Pages() {
  const shown = useShown()
  const { routes, failed } = standing(shown)
  let outlet: ReactNode = null
  for (const [index, match] of [...routes.entries()].reverse()) {
    const error = shown.errors?.[match.route.id]
    const level = { match, outlet, error }
    const inside = index === failed ? boundary(match) : (content(match) ?? outlet)
    const route = <LevelContext value={level}>{inside}</LevelContext>
    const guarded = (
      <Guarded level={level} given={error}>
        {route}
      </Guarded>
    )
    outlet = boundary(match) ? guarded : route
  }
  return outlet
})

const content = ({ route: { Component: Page, element } }: Match) => (Page ? <Page /> : element)
const boundary = ({ route: { ErrorBoundary, errorElement } }: Match) =>
  ErrorBoundary ? <ErrorBoundary /> : errorElement

type Props = PropsWithChildren<{ level: Level; given: unknown }>

/** Gives an error that happens while a page is rendered to the nearest boundary, until another page is shown. */
function Guarded(props: Props) {
  const { location } = useShown()
  const { revalidation } = useUnderWay()
  return <Catching {...props} location={location} revalidation={revalidation} />
}

type Here = { location: Shown['location']; revalidation: string }
type Caught = Here & { error?: unknown }

class Catching extends Component<Props & Here, Caught> {
  override state: Caught = { ...this.props, error: this.props.given }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ location, revalidation, given }: Props & Here, before: Caught): Caught {
    const isOther = before.location !== location
    const isAnew = before.revalidation !== 'idle' && revalidation === 'idle'
    return { location, revalidation, error: isOther || isAnew ? given : (given ?? before.error) }
  }

  override render() {
    const { level, children } = this.props
    const { error } = this.state
    if (error === undefined) return children
    return <LevelContext value={{ ...level, error }}>{boundary(level.match)}</LevelContext>
  }
}
