import { Button } from '@wherry/ui'
import { type ReactNode, Suspense } from 'react'
import { isMissingPart, reloadIfMissing } from '../kernel/missingPart.ts'
import { useReturn } from '../kernel/resource/useReturn.ts'
import { errorsOf } from '../module/errorState.ts'
import { useModuleCore } from '../module/module.tsx'
import { useT } from '../module/useT.ts'
import { Boundary } from './Boundary.tsx'
import type { ErrorScreenProps } from './ErrorScreen.tsx'
import { forgetFailedParts, lazyPart } from './lazy.tsx'

const ErrorScreen = lazyPart<ErrorScreenProps>(() =>
  import('./ErrorScreen.tsx').then((part) => part.ErrorScreen),
)

export interface ErrorBoundaryProps {
  /** Called with each error. */
  onError(error: unknown): void
  children: ReactNode
}

/**
 * Catches the error of a screen, so that the page stays. The generic error screen is shown; its button renders the
 * screen again (SHELL-19), and so does a restored connection (ERR-07).
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
    const onReload = () => reloadIfMissing(isMissingPart(error), module.platform) || retry()
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

/** Calls `onOnline` when the connection is back. */
export function Online({ onOnline }: { onOnline: () => void }) {
  useReturn(useModuleCore().platform, { connection: onOnline })
  return null
}

/** The error screen if the code of `ErrorScreen` cannot be loaded, for instance without a connection. */
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
