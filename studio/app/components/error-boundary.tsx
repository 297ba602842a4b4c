import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Shown in place of what failed. */
  broken: ReactNode
  /** When it changes, the children render again. */
  at?: string
  children: ReactNode
}

/** An error in one screen, or a chunk that is no longer on the server, must not blank the whole studio. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.broken : this.props.children
  }
}
