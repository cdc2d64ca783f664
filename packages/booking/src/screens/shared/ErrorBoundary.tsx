import { Button } from '@wherry/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import { errorsOf } from '../../hooks/errorState.ts'
import { useModuleCore } from '../../hooks/module.tsx'
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

/**
 * Keeps a mistake in a screen from taking the page: shows the generic screen, whose button draws it anew (SHELL-19), as
 * does the connection when it comes back (ERR-07).
 */
export function ErrorBoundary({ onError, children }: ErrorBoundaryProps) {
  const module = useModuleCore()
  const tell = (error: unknown) => {
    errorsOf(module).dispatch({ unexpected: null })
    onError(error)
  }
  const fallback = (error: unknown, reset: () => void) => {
    const retry = () => {
      forgetFailedParts()
      reset()
    }
    const onReload = () => {
      const { online, location } = module.platform
      // A browser does not ask again for a script that it could not have: the next page does.
      const isMissing = (error as Error | null)?.name === 'ChunkLoadError'
      if (isMissing && online.get()) location.reload()
      else retry()
    }
    return (
      <>
        <Online onOnline={retry} />
        <Boundary onError={onError} fallback={() => <PlainError onReload={onReload} />}>
          <Suspense fallback={<div data-coming="" />}>
            <ErrorScreen error={error} onReload={onReload} />
          </Suspense>
        </Boundary>
      </>
    )
  }
  return (
    <Boundary onError={tell} fallback={fallback}>
      {children}
    </Boundary>
  )
}

/** Tells when the connection is back. */
export function Online({ onOnline }: { onOnline: () => void }) {
  const { online } = useModuleCore().platform
  useEffect(() => online.subscribe((isOnline) => isOnline && onOnline()), [online, onOnline])
  return null
}

/** The error screen where its own code cannot be loaded, as without a connection. */
function PlainError({ onReload }: Pick<ErrorScreenProps, 'onReload'>) {
  const t = useT()
  return (
    <div role="alert">
      <h1 tabIndex={-1}>{t('trans.common.error_boundary.title')}</h1>
      <p>{t('trans.common.error_boundary.text')}</p>
      <Button onClick={onReload}>{t('trans.common.error_boundary.reload')}</Button>
    </div>
  )
}
