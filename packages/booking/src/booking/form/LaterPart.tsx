import { type ReactNode, type RefCallback, Suspense } from 'react'
import { isMissingPart, reloadIfMissing } from '../../kernel/missingPart.ts'
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
  /** Ref of the notice's place. It can take the focus, as the pay block would. @default none */
  notice?: RefCallback<HTMLElement>
  children: ReactNode
}

/** A part of the form that loads after the trip. If its code does not come, the trip and what was entered stay (REL-03). */
export function LaterPart({ wait, onAgain, notice, children }: LaterPartProps) {
  const { platform } = useModuleCore()
  const { t } = useFormView()
  const tell = (error: unknown) => {
    if (onAgain && isMissingPart(error)) platform.report(error)
  }
  const fallback = (error: unknown) => {
    // A bug shows the error screen in place of the form, as everywhere.
    if (!isMissingPart(error)) throw error
    if (!onAgain) return null
    return (
      <div ref={notice} tabIndex={-1}>
        <Online onOnline={onAgain} />
        <PartMissing
          text={t('booking.error.notLoaded')}
          retry={t('trans.common.error_boundary.reload')}
          again={() => reloadIfMissing(true, platform) || onAgain()}
        />
      </div>
    )
  }
  return (
    <Boundary onError={tell} fallback={fallback}>
      <Suspense fallback={wait}>{children}</Suspense>
    </Boundary>
  )
}
