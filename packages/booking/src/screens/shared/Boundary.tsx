import { Component, type ReactNode } from 'react'

export interface BoundaryProps {
  /** Told of each error. */
  onError(error: unknown): void
  /** What stands there instead; `reset` draws the children anew. */
  fallback(error: unknown, reset: () => void): ReactNode
  children: ReactNode
}

interface BoundaryState {
  failed: { error: unknown } | null
}

/** Keeps a mistake in a part from taking what stands around it. */
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
