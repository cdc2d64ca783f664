import { Button, EmptyState, NoCarsDrawing, Spinner } from '@wherry/ui'
import type { Offer } from '../../domain/offer.ts'
import { isolate } from '../../format/outside.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useFinder } from '../../hooks/useFinder.ts'
import type { Rent } from '../../hooks/useRent.ts'
import { useT } from '../../hooks/useT.ts'
import * as frame from '../finder/OfferFrame.css.ts'
import * as css from '../finder/Offers.css.ts'
import { Offers } from '../finder/Offers.tsx'
import { OffersSkeleton } from '../finder/OffersSkeleton.tsx'
import { useSaid } from '../shared/useSaid.ts'

export interface RentOffersProps {
  rent: Rent
  passengersCount: number | null
  /** From `OffersProps`. */
  onAnySeats?: (() => void) | undefined
  onChoose(offer: Offer): void
  /** Leads back to the pickup. */
  onChange(): void
}

/** The prices by the hour in each of their states; a price of another duration is never among them (RENT-08). */
export function RentOffers({ rent, onChange, ...list }: RentOffersProps) {
  if (rent.isRecalculating) return <Recalculating isAsked={rent.status === 'loading'} />
  if (rent.status === 'notFound') return <NotFound onChange={onChange} />
  return <Offers offers={rent} onChange={onChange} {...list} />
}

function Recalculating({ isAsked }: { isAsked: boolean }) {
  const t = useT('rent')
  const { rentSeconds } = useFinder()
  const text = t('rent.recalculating', { hours: t('rent.hours', { count: rentSeconds / 3600 }) })
  // The stepper speaks while it is changed; this is said once, when the prices are asked.
  useSaid(isAsked && text)
  return (
    <>
      <p className={frame.asking}>
        <Spinner />
        {text}
      </p>
      <OffersSkeleton />
    </>
  )
}

/** Nobody hires out a car there (RENT-09). */
function NotFound({ onChange }: { onChange(): void }) {
  const t = useT('rent')
  const { config } = useModuleCore()
  const { from } = useFinder()
  const title = t('rent.notFound.title')
  useSaid(title)
  return (
    <EmptyState
      className={css.state}
      illustration={<NoCarsDrawing />}
      title={title}
      actions={<Button onClick={onChange}>{t('rent.notFound.change')}</Button>}
    >
      <p>{t('rent.notFound.text', { from: isolate(from.text) })}</p>
      {config.supportEmail && (
        <p className={css.write}>{t('rent.notFound.write', { email: config.supportEmail })}</p>
      )}
    </EmptyState>
  )
}
