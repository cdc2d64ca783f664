import { Button, Notice } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import { useModule } from '../../module/module.tsx'
import { useYachtT } from '../resource/useYachtT.ts'
import type { SentYacht } from '../rules/yachtForm.ts'
import type { YachtState } from '../state/yacht.ts'
import * as css from './YachtOrder.css.ts'

export interface YachtFailureNoticeProps {
  state: YachtState
  /** Shows the confirmation of the request that has arrived. */
  onShow(sent: SentYacht): void
  /** Sends the later changes as another request. */
  onAnew(): void
}

/**
 * Notice that a request was not sent, that its result is unknown, or that an earlier one has arrived after
 * all (YACHT-11).
 */
export function YachtFailureNotice({ state, onShow, onAnew }: YachtFailureNoticeProps) {
  const { t } = useYachtT()
  const { lang } = useModule()
  const notice = useRef<HTMLDivElement>(null)
  const { failure, arrived, kept } = state
  useEffect(() => {
    if (failure || arrived) notice.current?.focus()
  }, [failure, arrived])
  if (arrived)
    return (
      <Notice
        ref={notice}
        tabIndex={-1}
        tone="caution"
        title={t('yacht.error.arrivedTitle')}
        action={
          <div className={css.actions}>
            <Button variant="outline" size="s" onClick={() => onShow(arrived)}>
              {t('yacht.error.arrivedShow')}
            </Button>
            <Button variant="outline" size="s" onClick={onAnew}>
              {t('yacht.error.arrivedNew')}
            </Button>
          </div>
        }
      >
        {t('yacht.error.arrivedText')}
      </Notice>
    )
  if (!failure) return null
  const { reason, message } = failure
  const isOpen = (kept?.lost.length ?? 0) > 0 && reason !== 'offline'
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone={isOpen ? 'caution' : 'critical'}
      title={t(isOpen ? 'yacht.error.openTitle' : 'yacht.error.title')}
    >
      {reason === 'refused' && message ? (
        <p lang={lang}>{isolate(message, 400)}</p>
      ) : (
        <p>{t(`yacht.error.${reason === 'refused' ? 'unexpected' : reason}`)}</p>
      )}
      {isOpen && <p>{t('yacht.error.openText')}</p>}
    </Notice>
  )
}
