import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen.tsx'

export interface ErrorBoundaryProps {
  /** Told of each error. */
  onError(error: unknown): void
  children: ReactNode
}

/** Keeps a mistake in a screen from taking the page: shows the generic screen, whose button draws it anew (SHELL-19). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; hasError: boolean }> {
  override state: { error: unknown; hasError: boolean } = { error: null, hasError: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasError: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { error, hasError } = this.state
    if (!hasError) return this.props.children
    const message = error instanceof Error ? error.message : null
    return <ErrorScreen message={message} onReload={() => this.setState({ error: null, hasError: false })} />
  }
}
