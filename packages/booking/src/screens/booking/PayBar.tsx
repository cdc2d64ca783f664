import { Button, Link, VisuallyHidden } from '@wherry/ui'
import { type RefObject, useEffect, useState } from 'react'
import { money } from '../../format/money.ts'
import { isBusy } from '../../state/bookingState.ts'
import { isFree, isPriceAsked, pricingOf, totalOf } from '../../state/pricing.ts'
import { useFormView } from './formView.ts'
import { isChangedSince } from './OrderNotice.tsx'
import * as css from './PayBar.css.ts'
import { waysOf } from './PayBlock.tsx'
import { SaveChanges } from './SaveChanges.tsx'

/** The total and the next step at the lower edge of a small screen, while the pay block itself is out of view. */
export function PayBar({ formId, payBlock }: { formId: string; payBlock: RefObject<HTMLElement | null> }) {
  const { booking, t, lang, idOf } = useFormView()
  const { draft, phase, order, failure } = booking.state
  const inView = useInView(payBlock)
  const pricing = pricingOf(booking.state)
  const { total, isAbout } = totalOf(booking.state)
  const price = money(total, lang)
  // What belongs to another account is not paid from here (BOOK-46).
  const isForeign = order !== null && failure?.reason === 'otherAccount'
  const [first] = waysOf(booking)
  const busy = isBusy(phase)
  const payOrder = () => {
    // That the changes are no part of what is paid stands in the pay block: it is seen first.
    if (order && isChangedSince(order, draft)) return payBlock.current?.focus()
    void booking.actions.payNow()
  }
  return (
    <div className={css.bar} hidden={inView || isForeign}>
      <div>
        {isAbout ? (
          <span className={css.price} data-about="">
            <VisuallyHidden>{t('booking.sum.about', { price })}</VisuallyHidden>
            <span aria-hidden="true">≈ {price}</span>
          </span>
        ) : (
          <span className={css.price}>{price}</span>
        )}
        <small className={css.note}>
          {t(isPriceAsked(pricing) ? 'bonus.sum.asking' : 'booking.sum.total')} ·{' '}
          <Link href={`#${idOf('summary')}`}>{t('booking.sum.details')}</Link>
        </small>
      </div>
      {order ? (
        <Button size="l" isLoading={busy} aria-disabled={busy || undefined} onClick={payOrder}>
          {t('booking.pay.short')}
        </Button>
      ) : draft.change ? (
        <SaveChanges formId={formId} isShort />
      ) : (
        first && (
          <Button
            type="submit"
            form={formId}
            size="l"
            isLoading={busy || isPriceAsked(pricing)}
            aria-disabled={busy || undefined}
          >
            {first === 'card' && !isFree(booking.state) ? t('booking.pay.short') : t('booking.pay.book')}
          </Button>
        )
      )}
    </div>
  )
}

function useInView(target: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [target])
  return inView
}
