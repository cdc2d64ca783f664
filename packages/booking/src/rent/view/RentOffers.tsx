import { Button, EmptyState, NoCarsDrawing, Spinner } from '@wherry/ui'
import { isolate } from '../../kernel/format/outside.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import { useT } from '../../module/useT.ts'
import { Offers, OffersSkeleton } from '../../offers/index.ts'
import * as frame from '../../view/ride/OfferFrame.css.ts'
import * as css from '../../view/ride/Offers.css.ts'
import { useSaid } from '../../view/useSaid.ts'
import type { Rent } from '../resource/useRent.ts'

export interface RentOffersProps {
  rent: Rent
  passengersCount: number | null
  /** As in `OffersProps`: removes the minimum number of seats. @default not possible */
  onAnySeats?: (() => void) | undefined
  onChoose(offer: Offer): void
  /** Moves the focus to the pickup. */
  onChange(): void
}

/** The list of prices by the hour in all its states. Prices for another duration are never shown (RENT-08). */
export function RentOffers({ rent, onChange, ...list }: RentOffersProps) {
  if (rent.isRecalculating) return <Recalculating isAsked={rent.status === 'loading'} />
  if (rent.status === 'notFound') return <NotFound onChange={onChange} />
  return <Offers offers={rent} onChange={onChange} {...list} />
}

function Recalculating({ isAsked }: { isAsked: boolean }) {
  const t = useT('rent')
  const { rentSeconds } = useFinder()
  const text = t('rent.recalculating', { hours: t('rent.hours', { count: rentSeconds / 3600 }) })
  // The stepper announces its own changes; this text is announced once, when the prices are requested.
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

/** State if there are no cars by the hour at the pickup (RENT-09). */
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
