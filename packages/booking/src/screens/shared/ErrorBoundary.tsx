import { Button } from '@wherry/ui'
import { type ReactNode, Suspense } from 'react'
import { useT } from '../../hooks/useT.ts'
import { Boundary } from './Boundary.tsx'
import type { ErrorScreenProps } from './ErrorScreen.tsx'
import { forgetFailedParts, lazyPart } from './lazyPart.tsx'

const ErrorScreen = lazyPart<ErrorScreenProps>(async () => (await import('./ErrorScreen.tsx')).ErrorScreen)

export interface ErrorBoundaryProps {
  /** Told of each error. */
  onError(error: unknown): void
  children: ReactNode
}

/** Keeps a mistake in a screen from taking the page: shows the generic screen, whose button draws it anew (SHELL-19). */
export function ErrorBoundary({ onError, children }: ErrorBoundaryProps) {
  const fallback = (error: unknown, reset: () => void) => {
    const message = error instanceof Error ? error.message : null
    const onReload = () => {
      forgetFailedParts()
      reset()
    }
    return (
      <Boundary onError={onError} fallback={() => <PlainError onReload={onReload} />}>
        <Suspense fallback={null}>
          <ErrorScreen message={message} onReload={onReload} />
        </Suspense>
      </Boundary>
    )
  }
  return (
    <Boundary onError={onError} fallback={fallback}>
      {children}
    </Boundary>
  )
}

/** The error screen where its own code cannot be loaded, as without a connection. */
function PlainError({ onReload }: Pick<ErrorScreenProps, 'onReload'>) {
  const t = useT()
  return (
    <div role="alert">
      <h1>{t('trans.common.error_boundary.title')}</h1>
      <p>{t('trans.common.error_boundary.text')}</p>
      <Button onClick={onReload}>{t('trans.common.error_boundary.reload')}</Button>
    </div>
  )
}
