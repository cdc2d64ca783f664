import { Spinner, useAnnounce } from '@wherry/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { bestRated, cheapest, groupByClass, type Offer } from '../../domain/offer.ts'
import { useModule } from '../../hooks/module.tsx'
import type { Offers as OffersOfRoute } from '../../hooks/useOffers.ts'
import { useT } from '../../hooks/useT.ts'
import { NoOffers } from './NoOffers.tsx'
import { OfferCard } from './OfferCard.tsx'
import * as css from './Offers.css.ts'
import { OffersSkeleton } from './OffersSkeleton.tsx'

/** Milliseconds after which a wait is announced (A11Y-03). */
const longWaitMs = 5000

export interface OffersProps {
  offers: OffersOfRoute
  onChoose(offer: Offer): void
  /** Leads back to the drop-off. */
  onChange(): void
}

/** The price list in each of its states; each is announced once. */
export function Offers({ offers, onChoose, onChange }: OffersProps) {
  const t = useT()
  const announce = useAnnounce()
  const { platform } = useModule()
  const { status, list, failure } = offers
  const groups = useMemo(() => groupByClass(list), [list])
  const title = t('offers.found', {
    offers: t('offers.offers', { count: list.length }),
    classes: t('offers.classes', { count: groups.length }),
  })
  const spoken = {
    idle: '',
    loading: t('offers.loading'),
    ready: title,
    notFound: t('offers.notFound.title'),
    failed: t(failure === 'offline' ? 'offers.offline.title' : 'offers.failed.title'),
  }[status]
  const target = useRef<HTMLElement>(null)
  const hold = useCallback((element: HTMLElement | null) => {
    target.current = element
  }, [])
  const isFocusLost = useRef(false)
  const onFocusLost = useCallback(() => {
    isFocusLost.current = true
  }, [])
  // Who pressed "try again" is led on: to the wait, then to what came of it. The focus reads it, so it is not said too.
  useEffect(() => {
    const isLed = isFocusLost.current && takeFocus(target.current)
    if (status !== 'loading') isFocusLost.current = false
    if (spoken && !isLed) announce(spoken)
  }, [announce, spoken, status])

  const slowText = t('offers.loadingLong')
  useEffect(() => {
    if (status !== 'loading') return
    return platform.clock.setTimeout(() => announce(slowText), longWaitMs)
  }, [platform, announce, status, slowText])

  if (status === 'notFound' || status === 'failed')
    return (
      <NoOffers
        status={status}
        failure={failure}
        onRetry={offers.retry}
        onChange={onChange}
        titleRef={hold}
        onFocusLost={onFocusLost}
      />
    )
  if (status !== 'ready')
    return (
      <>
        <p ref={hold} className={css.asking} tabIndex={-1}>
          <Spinner />
          {t('offers.loading')}
        </p>
        <OffersSkeleton />
      </>
    )
  const best = cheapest(list)
  const marks =
    list.length > 1 && best ? { cheapest: best.priceId, bestRated: bestRated(list)?.priceId ?? null } : null
  return (
    <>
      <h2 ref={hold} className={css.heading} tabIndex={-1}>
        {title}
      </h2>
      <div className={css.offers}>
        {groups.map((group) => (
          <OfferCard key={group.carClass.id} group={group} marks={marks} onChoose={onChoose} />
        ))}
      </div>
    </>
  )
}

/** Focuses an element where nothing else has the focus by now. Whether it did. */
function takeFocus(element: HTMLElement | null): boolean {
  const active = element?.ownerDocument.activeElement
  if (!element || (active && active !== element.ownerDocument.body)) return false
  element.focus({ preventScroll: true })
  return true
}
