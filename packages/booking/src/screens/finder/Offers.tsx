import { Spinner, useAnnounce } from '@wherry/ui'
import { useEffect, useMemo } from 'react'
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
    loading: '',
    ready: title,
    notFound: t('offers.notFound.title'),
    failed: t(failure === 'offline' ? 'offers.offline.title' : 'offers.failed.title'),
  }[status]
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [announce, spoken])

  const slowText = t('offers.loadingLong')
  useEffect(() => {
    if (status !== 'loading') return
    return platform.clock.setTimeout(() => announce(slowText), longWaitMs)
  }, [platform, announce, status, slowText])

  if (status === 'notFound' || status === 'failed')
    return <NoOffers status={status} failure={failure} onRetry={offers.retry} onChange={onChange} />
  if (status !== 'ready')
    return (
      <>
        <p className={css.asking}>
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
      <h2 className={css.heading}>{title}</h2>
      <div className={css.offers}>
        {groups.map((group) => (
          <OfferCard key={group.carClass.id} group={group} marks={marks} onChoose={onChoose} />
        ))}
      </div>
    </>
  )
}
