import { Button, Link, VisuallyHidden } from '@wherry/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { money } from '../../../kernel/format/money.ts'
import { isBusy } from '../../state/bookingView.ts'
import { isFree, isPriceAsked, pricingOf, totalOf } from '../../state/pricing.ts'
import { useFormPart, useFormView } from '../formView.ts'
import { isChangedSince } from '../OrderNotice.tsx'
import * as css from './PayBar.css.ts'
import { paymentMethodsOf } from './paymentMethods.ts'
import { SaveChanges } from './SaveChanges.tsx'

export interface PayBarProps {
  formId: string
  /** The form; its styles get the height of the bar. */
  form: RefObject<HTMLElement | null>
  /** The pay block; null until it is drawn. */
  block: HTMLElement | null
}

/**
 * Bar with the total and the next step at the lower edge of a small screen, while the pay block is out of
 * view.
 */
export function PayBar({ formId, form, block }: PayBarProps) {
  const { booking, t, lang, idOf } = useFormView()
  const shown = useFormPart(({ draft, state }) => ({
    ...totalOf(state),
    isChange: draft.change !== null,
    isAsked: isPriceAsked(pricingOf(state)),
    costsNothing: isFree(state),
    busy: isBusy(state.phase),
    isOrdered: state.order !== null,
    isEdited: state.order !== null && isChangedSince(state.order, draft),
    // An order of another account cannot be paid here (BOOK-46).
    isForeign: state.order !== null && state.failure?.reason === 'otherAccount',
  }))
  const { total, isAbout, isChange, isAsked, costsNothing, busy, isOrdered, isEdited, isForeign } = shown
  const inView = useInView(block)
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar, form)
  const price = money(total, lang)
  const ways = paymentMethodsOf(booking)
  const [first] = ways
  // With several ways of paying, the bar leads to the pay block, which has a button for each.
  const hasChoice = ways.length > 1 && !costsNothing
  const toBlock = () => block?.focus()
  // If the form differs from the order, the bar leads to the pay block first, which says that the changes are
  // not part of the order.
  const pay = isEdited ? toBlock : () => void booking.actions.payNow()
  const press = isOrdered ? pay : hasChoice ? toBlock : undefined
  const isByCard = isOrdered || (first === 'card' && !costsNothing)
  const name = hasChoice && !isOrdered ? 'toPay' : isByCard ? 'short' : 'book'
  return (
    <div ref={bar} className={css.bar} hidden={inView || isForeign}>
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
          {t(isAsked ? 'bonus.sum.asking' : 'booking.sum.total')} ·{' '}
          <Link href={`#${idOf('summary')}`}>{t('booking.sum.details')}</Link>
        </small>
      </div>
      {isChange && !isOrdered ? (
        <SaveChanges formId={formId} isShort />
      ) : (
        (isOrdered || first) && (
          <Button
            type={press ? 'button' : 'submit'}
            form={formId}
            size="l"
            isLoading={busy || (!isOrdered && isAsked)}
            aria-disabled={busy || undefined}
            onClick={press}
          >
            {t(`booking.pay.${name}`)}
          </Button>
        )
      )}
    </div>
  )
}

function useInView(element: HTMLElement | null): boolean {
  // Until the block is drawn, the bar has nowhere to lead and stays away.
  const [inView, setInView] = useState(true)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return inView
}

/**
 * Sets the bar's height in the form's styles, as it is after each change of its size: in a resized window the bar appears
 * and wraps without a render. While the bar is hidden, its last height stays, because the scroll to a field can bring the
 * bar back.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = bar.current
    if (!shown) return
    const observer = new ResizeObserver(() => {
      const height = shown.offsetHeight
      if (height) form.current?.style.setProperty(css.barHeight.slice(4, -1), `${height}px`)
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [bar, form])
}
