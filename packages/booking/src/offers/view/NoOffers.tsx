import { Button, EmptyState, ErrorDrawing, NoCarsDrawing, OfflineDrawing, RefreshIcon } from '@wherry/ui'
import type { Ref } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import { useModule } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import { useT } from '../../module/useT.ts'
import type { PriceFailure } from '../../search/index.ts'
import * as css from '../../view/ride/Offers.css.ts'
import { useLostFocus } from '../../view/useLostFocus.ts'

export interface NoOffersProps {
  status: 'notFound' | 'failed'
  failure: PriceFailure | null
  onRetry(): void
  onChange(): void
  /** Ref of the title, which can be focused by script. */
  titleRef: Ref<HTMLElement>
  /** Called if the element disappears with the focus in it, for instance after a retry. */
  onFocusLost(): void
}

/** State of an empty list or a failed search, with the next action (PRICE-02). */
export function NoOffers({ status, failure, onRetry, onChange, titleRef, onFocusLost }: NoOffersProps) {
  const t = useT('offers')
  const { config } = useModule()
  const { from, to } = useFinder()
  const state = useLostFocus(onFocusLost)
  const heading = (text: string) => (
    <span ref={titleRef} className={css.title} tabIndex={-1}>
      {text}
    </span>
  )
  if (status === 'failed') {
    const kind = failure === 'offline' ? 'offline' : 'failed'
    return (
      <EmptyState
        ref={state}
        className={css.state}
        illustration={kind === 'offline' ? <OfflineDrawing /> : <ErrorDrawing />}
        title={heading(t(`offers.${kind}.title`))}
        actions={
          <Button onClick={onRetry}>
            <RefreshIcon />
            {t('common.retry')}
          </Button>
        }
      >
        {t(`offers.${kind}.text`)}
      </EmptyState>
    )
  }
  const names = { from: isolate(from.item?.text ?? from.text), to: isolate(to.item?.text ?? to.text) }
  return (
    <EmptyState
      ref={state}
      className={css.state}
      illustration={<NoCarsDrawing />}
      title={heading(t('offers.notFound.title'))}
      actions={<Button onClick={onChange}>{t('offers.notFound.change')}</Button>}
    >
      <p>{t('offers.notFound.text', names)}</p>
      {config.supportEmail && (
        <p className={css.write}>{t('offers.notFound.write', { email: config.supportEmail })}</p>
      )}
    </EmptyState>
  )
}
