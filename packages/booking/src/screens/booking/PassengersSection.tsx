import { Stepper, useAnnounce } from '@wherry/ui'
import { useEffect } from 'react'
import type { ChildSeatType } from '../../domain/booking.ts'
import { capacityOf, offersOf } from '../../domain/draft.ts'
import { childrenLimit, seatTotal } from '../../domain/party.ts'
import { seatTypesOf } from '../../domain/seats.ts'
import { isolate } from '../../format/outside.ts'
import * as css from './BookingScreen.css.ts'
import { CapacityOffer } from './CapacityOffer.tsx'
import { useFormView } from './formView.ts'
import { PassengerRows } from './PassengerRows.tsx'

const seatTexts = {
  infant_seat: ['booking.passengers.infantSeat', 'booking.passengers.infantSeatFor'],
  seat: ['booking.passengers.seat', 'booking.passengers.seatFor'],
  booster: ['booking.passengers.booster', 'booking.passengers.boosterFor'],
} as const satisfies Record<ChildSeatType, readonly [string, string]>

/** Who rides: how many, in which seats, and their names. */
export function PassengersSection() {
  const { booking, t, idOf, errorOf } = useFormView()
  const announce = useAnnounce()
  const { state, dispatch } = booking
  const { draft, adultsCut, childrenCut } = state
  const capacity = capacityOf(draft)
  const { name } = draft.offer.carClass
  const maxChildren = Math.min(childrenLimit, capacity - draft.adults)
  const full = t('booking.passengers.full', { count: capacity })
  const fewerAdults = adultsCut && t('booking.passengers.adultsReduced', { count: draft.adults })
  const fewerChildren = childrenCut && t('booking.passengers.childrenReduced', { count: draft.children })
  const fewer = [fewerAdults, fewerChildren].filter(Boolean).join('. ')
  useEffect(() => {
    if (fewer) announce(fewer)
  }, [fewer, announce])

  return (
    <section className={css.card} aria-labelledby={idOf('title.passengers')}>
      <header>
        <h2 id={idOf('title.passengers')} className={css.cardTitle}>
          {t('booking.passengers.title')}
        </h2>
      </header>
      <div className={css.lines}>
        <Stepper
          id={idOf('adults')}
          label={t('booking.passengers.adults')}
          description={
            fewerAdults ||
            (name
              ? t('booking.passengers.adultsHint', { name: isolate(name), count: capacity })
              : t('booking.passengers.seatsHint', { count: capacity }))
          }
          value={draft.adults}
          onChange={(count) => dispatch({ type: 'adultsSet', count })}
          minValue={1}
          maxValue={capacity}
          maxReason={full}
          unit={(count) => t('booking.passengers.countAdults', { count })}
          error={errorOf('adults')}
        />
        <Stepper
          id={idOf('children')}
          label={t('booking.passengers.children')}
          description={fewerChildren || t('booking.passengers.childrenHint')}
          value={draft.children}
          onChange={(count) => dispatch({ type: 'childrenSet', count })}
          maxValue={maxChildren}
          maxReason={
            maxChildren === childrenLimit
              ? t('booking.passengers.childrenLimit', { count: childrenLimit })
              : full
          }
          unit={(count) => t('booking.passengers.countChildren', { count })}
          error={errorOf('children')}
        />
      </div>
      <CapacityOffer />
      <SeatSteppers />
      <PassengerRows />
    </section>
  )
}

function SeatSteppers() {
  const { booking, t, idOf, errorOf } = useFormView()
  const { draft } = booking.state
  const types = seatTypesOf(...offersOf(draft))
  if (draft.children === 0 || types.length === 0) return null
  const free = draft.children - seatTotal(draft.childSeats)
  const error = errorOf('childSeats')
  return (
    <div className={css.part}>
      <div>
        <h3 className={css.partTitle}>{t('booking.passengers.seats')}</h3>
        <p className={css.muted}>{t('booking.passengers.seatsNeeded')}</p>
      </div>
      <div className={css.lines}>
        {types.map((type, index) => (
          <Stepper
            key={type}
            id={index === 0 ? idOf('childSeats') : undefined}
            label={t(seatTexts[type][0])}
            description={t(seatTexts[type][1])}
            value={draft.childSeats[type]}
            onChange={(count) => booking.dispatch({ type: 'seatsSet', seat: type, count })}
            maxValue={draft.childSeats[type] + free}
            maxReason={t('booking.passengers.seatsFull')}
            error={index === 0 ? error : undefined}
          />
        ))}
      </div>
    </div>
  )
}
