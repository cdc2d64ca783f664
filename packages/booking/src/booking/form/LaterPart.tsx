import { type ReactNode, Suspense } from 'react'
import { isMissingPart } from '../../module/failure.ts'
import { useModuleCore } from '../../module/module.tsx'
import { Boundary } from '../../view/Boundary.tsx'
import { Online } from '../../view/ErrorBoundary.tsx'
import { PartMissing } from '../../view/PartMissing.tsx'
import { useFormView } from './formView.ts'

export interface LaterPartProps {
  /** Placeholder until the part's code has loaded. */
  wait: ReactNode
  /**
   * Loads the part again. The notice about the missing code is in the place of this part.
   * @default the place stays empty, because another part of the same file has the notice
   */
  onAgain?: () => void
  children: ReactNode
}

/** A part of the form that loads after the trip. If its code does not come, the trip and what was entered stay (REL-03). */
export function LaterPart({ wait, onAgain, children }: LaterPartProps) {
  const { online, location, report } = useModuleCore().platform
  const { t } = useFormView()
  const tell = (error: unknown) => {
    if (onAgain && isMissingPart(error)) report(error)
  }
  const fallback = (error: unknown) => {
    // A bug shows the error screen in place of the form, as everywhere.
    if (!isMissingPart(error)) throw error
    if (!onAgain) return null
    return (
      <>
        <Online onOnline={onAgain} />
        <PartMissing
          text={t('booking.error.notLoaded')}
          retry={t('trans.common.error_boundary.reload')}
          // A browser does not ask for a missing file again, but a reloaded page does.
          again={() => (online.get() ? location.reload() : onAgain())}
        />
      </>
    )
  }
  return (
    <Boundary onError={tell} fallback={fallback}>
      <Suspense fallback={wait}>{children}</Suspense>
    </Boundary>
  )
}
