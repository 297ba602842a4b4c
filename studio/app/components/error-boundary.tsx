import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** What is shown in place of the part that broke. */
  broken: ReactNode
  /** Another place: the part is tried again. */
  at?: string
  children: ReactNode
}

/** Keeps a defect of one screen, or a part of the program that is no longer on the server, from blanking all of it. */
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
