import { Button, Link, VisuallyHidden } from '@wherry/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { money } from '../../format/money.ts'
import { isBusy } from '../../state/bookingState.ts'
import { isFree, isPriceAsked, pricingOf, totalOf } from '../../state/pricing.ts'
import { useFormView } from './formView.ts'
import { isChangedSince } from './OrderNotice.tsx'
import * as css from './PayBar.css.ts'
import { waysOf } from './PayBlock.tsx'
import { SaveChanges } from './SaveChanges.tsx'

export interface PayBarProps {
  formId: string
  /** Its styles are told how high the bar is. */
  form: RefObject<HTMLElement | null>
  payBlock: RefObject<HTMLElement | null>
}

/** The total and the next step at the lower edge of a small screen, while the pay block itself is out of view. */
export function PayBar({ formId, form, payBlock }: PayBarProps) {
  const { booking, t, lang, idOf } = useFormView()
  const { draft, phase, order, failure } = booking.state
  const inView = useInView(payBlock)
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar, form)
  const pricing = pricingOf(booking.state)
  const { total, isAbout } = totalOf(booking.state)
  const price = money(total, lang)
  // What belongs to another account is not paid from here (BOOK-46).
  const isForeign = order !== null && failure?.reason === 'otherAccount'
  const ways = waysOf(booking)
  const [first] = ways
  // With several ways of paying the bar takes none by itself: each stands on a button of its own.
  const hasChoice = ways.length > 1 && !isFree(booking.state)
  const busy = isBusy(phase)
  const toBlock = () => payBlock.current?.focus()
  // That the changes are no part of what is paid stands in the pay block: it is seen first.
  const payOrder = order && (isChangedSince(order, draft) ? toBlock : () => void booking.actions.payNow())
  const press = payOrder ?? (hasChoice ? toBlock : undefined)
  const isByCard = order || (first === 'card' && !isFree(booking.state))
  const name = hasChoice && !order ? 'toPay' : isByCard ? 'short' : 'book'
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
          {t(isPriceAsked(pricing) ? 'bonus.sum.asking' : 'booking.sum.total')} ·{' '}
          <Link href={`#${idOf('summary')}`}>{t('booking.sum.details')}</Link>
        </small>
      </div>
      {draft.change && !order ? (
        <SaveChanges formId={formId} isShort />
      ) : (
        (order || first) && (
          <Button
            type={press ? 'button' : 'submit'}
            form={formId}
            size="l"
            isLoading={busy || (!order && isPriceAsked(pricing))}
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

/**
 * Tells the styles of the form how high the bar is, whatever its words are. Hidden beside the pay block it comes back with
 * the scroll that leads to a field: its last height holds.
 */
function useBarHeight(bar: RefObject<HTMLElement | null>, form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const height = bar.current?.offsetHeight
    if (height) form.current?.style.setProperty(css.barHeight.slice(4, -1), `${height}px`)
  })
}
