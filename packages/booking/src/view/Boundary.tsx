import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /** Called with each error. */
  onError(error: unknown): void
  /** Content that replaces the children; `reset` renders the children again. */
  fallback(error: unknown, reset: () => void): ReactNode
  children: ReactNode
}

interface BoundaryState {
  failed: { error: unknown } | null
}

/** Catches the error of a part, so that everything around the part stays. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    return this.props.fallback(failed.error, () => this.setState({ failed: null }))
  }
}
